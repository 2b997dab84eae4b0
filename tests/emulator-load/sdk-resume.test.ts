import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle } from '#emulator/bundle.js'
import { findFreePort } from '#emulator/find-free-port.ts'
import { startEmulatorProcess } from './tools/emulator-process.ts'
import { call } from './tools/http-client.ts'

const total = 240
const killsAt = [20, 90, 170]
const root = 'projects/demo-daybook/databases/(default)/documents'

let script = ''
const dataDir = mkdtempSync(join(tmpdir(), 'daybook-sdk-'))
beforeAll(async () => {
  script = await bundle('emulator/cli.ts')
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

interface ClientEvent {
  readonly acknowledged?: string
  readonly held?: readonly string[]
  readonly isSettled?: boolean
  readonly failed?: string
}

test('the SDK continues to write and listen when the emulator is killed and restarted', async ({
  signal,
}) => {
  const port = await findFreePort(0, '127.0.0.1')
  const start = () => startEmulatorProcess({ command: [script], dataDir, port })
  let emulator = await start()
  const client = spawn(
    process.execPath,
    [
      '--conditions=browser',
      '--import',
      'tsx',
      fileURLToPath(new URL('./tools/sdk-client.ts', import.meta.url)),
      String(port),
      String(total),
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  // Ends the client's output, and with it the loop below, at the timeout.
  signal.addEventListener('abort', () => client.kill('SIGKILL'))
  const acknowledged: string[] = []
  const others: string[] = []
  const kills = [...killsAt]

  /** Writes a document that the client receives only if it resumes listening. */
  async function writeOther(): Promise<void> {
    const id = `other-${others.length}`
    const update = { name: `${root}/sdk/${id}`, fields: {} }
    await call(emulator.url, ':commit', { writes: [{ update }] })
    others.push(id)
  }

  try {
    for await (const line of createInterface({ input: client.stdout })) {
      const event = JSON.parse(line) as ClientEvent
      expect(event.failed).toBeUndefined()
      if (event.acknowledged !== undefined) acknowledged.push(event.acknowledged)
      if (acknowledged.length >= (kills[0] ?? Infinity)) {
        kills.shift()
        await emulator.kill()
        emulator = await start()
        await writeOther()
      }
      const isDone = acknowledged.length === total && event.isSettled === true
      if (isDone && event.held?.length === total + others.length) break
    }
    expect(kills).toEqual([])
    expect(new Set(acknowledged).size).toBe(total)
    const found = await call<{ document?: { name: string } }[]>(emulator.url, ':runQuery', {
      structuredQuery: { from: [{ collectionId: 'sdk' }] },
    })
    const names = found.map(({ document }) => document?.name.split('/').at(-1))
    expect(names).toEqual([...acknowledged, ...others].toSorted())
  } finally {
    client.kill('SIGKILL')
    await emulator.kill()
  }
}, 120_000)
