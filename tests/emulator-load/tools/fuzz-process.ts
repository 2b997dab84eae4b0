import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '#emulator/bundle.js'
import { send, textOf } from './http-client.ts'

const documents = '/v1/projects/demo/databases/(default)/documents'
const accounts = '/identitytoolkit.googleapis.com/v1/projects/demo/accounts'

/** The emulator and Hosting in their own process, with data that malformed requests must not change. */
export interface FuzzProcess {
  readonly emulator: string
  readonly hosting: string
  isRunning(): boolean
  /** All stored documents and accounts. */
  everything(): Promise<string>
  deleteAccount(localId: string): Promise<void>
  /** In bytes, after garbage collection. */
  heapUsed(): Promise<number>
  stop(): void
}

export async function startFuzzProcess(): Promise<FuzzProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-fuzz-'))
  const script = await bundle(fileURLToPath(new URL('./fuzz-target.ts', import.meta.url)))
  const child = spawn(process.execPath, ['--expose-gc', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const [line] = child.stdout ? ((await once(child.stdout, 'data')) as [Buffer]) : ['']
  const urls = JSON.parse(line.toString()) as { emulator: string; hosting: string }
  const { emulator, hosting } = urls

  async function post(path: string, body: object): Promise<string> {
    const response = await send(`${emulator}${path}`, 'POST', JSON.stringify(body))
    const text = await textOf(response)
    if (response.statusCode !== 200) throw new Error(`${path}: ${text}`)
    return text
  }

  await post(`${documents}:commit`, {
    writes: ['open/a', 'open/b', 'own/a'].map((path) => ({
      update: {
        name: `${documents.slice(4)}/${path}`,
        fields: { owner: { stringValue: 'u' }, n: { integerValue: '3' } },
      },
    })),
  })
  await post('/identitytoolkit.googleapis.com/v1/accounts:signUp', {
    email: 'ann@example.com',
    password: 'correct horse',
  })
  return {
    emulator,
    hosting,
    isRunning: () => child.exitCode === null,
    async everything() {
      const query = { structuredQuery: { from: [{ allDescendants: true }] } }
      const found = JSON.parse(await post(`${documents}:runQuery`, query)) as { document: object }[]
      const stored = found.map(({ document }) => document)
      return JSON.stringify([stored, await post(`${accounts}:query`, {})])
    },
    async deleteAccount(localId) {
      await post(`${accounts}:delete`, { localId })
    },
    async heapUsed() {
      child.send('memory')
      const [usage] = (await once(child, 'message')) as [NodeJS.MemoryUsage]
      return usage.heapUsed + usage.external
    },
    stop() {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const lanes = 8

/** Runs `count` times, distributed over concurrent lanes. */
export async function inLanes(count: number, run: (lane: number) => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let done = 0; done < count / lanes; done += 1) await run(lane)
    }),
  )
}
