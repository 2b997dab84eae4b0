import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** The product as `npm start` serves it, in its own process that can be killed. */
export interface ServerProcess {
  readonly url: string
  start(): Promise<void>
  /** Sends SIGKILL, as when the plug is pulled. */
  kill(): Promise<void>
  /** Every document of a collection of the demo company, as the server now holds it. */
  documents(collection: string): Promise<readonly StoredDocument[]>
}

interface StoredDocument {
  readonly id: string
  readonly fields: Readonly<Record<string, { readonly stringValue?: string } | undefined>>
}

const [port, appPort] = [5321, 5421]
const origin = `http://127.0.0.1:${port}`
const company = 'v1/projects/demo-daybook/databases/(default)/documents/companies/demo-company'

export function createServerProcess(dataDir: string): ServerProcess {
  const url = `http://127.0.0.1:${appPort}`
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const flags = ['--port', String(port), '--app-port', String(appPort), '--data', dataDir]
    child = spawn(process.execPath, ['--import', 'tsx', 'emulator/start.ts', ...flags], {
      stdio: 'ignore',
    })
    while (!(await answers(url))) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
    }
  }

  return {
    url,
    start,
    async kill() {
      if (!child || child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      child = undefined
    },
    async documents(collection) {
      const found: StoredDocument[] = []
      let page = ''
      do {
        const answer = await fetch(
          `${origin}/${company}/${collection}?pageSize=300&pageToken=${encodeURIComponent(page)}`,
          { headers: { authorization: 'Bearer owner' } },
        )
        const body = (await answer.json()) as {
          documents?: { name: string; fields: StoredDocument['fields'] }[]
          nextPageToken?: string
        }
        for (const { name, fields } of body.documents ?? [])
          found.push({ id: name.slice(name.lastIndexOf('/') + 1), fields })
        page = body.nextPageToken ?? ''
      } while (page !== '')
      return found
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return false
  }
}
