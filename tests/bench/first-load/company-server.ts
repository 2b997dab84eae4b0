import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { demoDocuments } from '#emulator/demo/demo-documents.ts'
import type { Sent } from './types.ts'

const script = fileURLToPath(new URL('serve-company.ts', import.meta.url))

/** The embedded Firebase with a grown company, in its own process. */
export interface CompanyServer {
  readonly url: string
  /** What it has sent since the last call. */
  sent(): Promise<Sent>
  close(): Promise<void>
}

/**
 * Starts it with a company of this many orders. The largest takes minutes to write, so companies are cached for a day;
 * a first load does not change them.
 */
export async function startCompanyServer(orders: number): Promise<CompanyServer> {
  const today = new Date().toISOString().slice(0, 10)
  // Orders created by older code are changed by the office's app while they load, so the cache depends on the code.
  const made = createHash('sha256')
    .update(JSON.stringify(demoDocuments(0)))
    .digest('hex')
  const dataDir = `node_modules/.cache/daybook-first-load/${today}-${made.slice(0, 8)}-${orders}`
  mkdirSync(dataDir, { recursive: true })
  const child = fork(script, [dataDir, String(orders), '5531', '5631'], {
    execArgv: ['--import', 'tsx'],
  })
  const answer = async () => (await once(child, 'message'))[0] as unknown
  const { url } = (await Promise.race([answer(), ended()])) as { url: string }

  async function ended(): Promise<never> {
    await once(child, 'exit')
    throw new Error('The server ended')
  }

  return {
    url,
    async sent() {
      const answered = answer()
      child.send('sent')
      return (await answered) as Sent
    },
    async close() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
