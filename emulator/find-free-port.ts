import { createServer } from 'node:net'

/**
 * The first free port of the twenty from `first` on. 0 means any free port.
 */
export async function findFreePort(first: number, host: string): Promise<number> {
  for (let port = first; port < first + 20; port += 1) {
    const free = await tryPort(port, host)
    if (free !== undefined) return free
  }
  throw new Error(`No free port between ${first} and ${first + 19}.`)
}

function tryPort(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(undefined))
    probe.listen(port, host, () => {
      const address = probe.address()
      const free = typeof address === 'object' && address !== null ? address.port : undefined
      probe.close(() => resolve(free))
    })
  })
}
