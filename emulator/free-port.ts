import { createServer } from 'node:net'

/** The first free port from `first` on, `first` itself included; looks at twenty. */
export async function findFreePort(first: number, host: string): Promise<number> {
  for (let port = first; port < first + 20; port += 1) if (await isFree(port, host)) return port
  throw new Error(`No free port between ${first} and ${first + 19}.`)
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
