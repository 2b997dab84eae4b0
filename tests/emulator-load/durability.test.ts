import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle } from '#emulator/bundle.js'
import { findFreePort } from '#emulator/find-free-port.ts'
import { startEmulatorProcess } from './tools/emulator-process.ts'
import { createGate } from './tools/gate.ts'
import { call } from './tools/http-client.ts'
import { createListener } from './tools/listener.ts'
import { createRandom } from './tools/random.ts'

const kills = 54
const writers = 8
const root = 'projects/demo-daybook/databases/(default)/documents'

let command: string[] = []
const dataDir = mkdtempSync(join(tmpdir(), 'daybook-kill-'))
beforeAll(async () => {
  // All requests are the owner's, so minimal rules avoid parsing the real ones 55 times.
  const rules = join(dataDir, 'none.rules')
  writeFileSync(rules, 'service cloud.firestore {}')
  command = [await bundle('emulator/cli.ts'), '--rules', rules]
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

interface Stored {
  readonly document: {
    readonly name: string
    readonly updateTime: string
    readonly fields: { readonly n?: { readonly integerValue: string } }
  }
}

test('acknowledged commits survive SIGKILL completely, and listeners resume', async () => {
  const random = createRandom(20_250_101)
  const port = await findFreePort(0, '127.0.0.1')
  const url = `http://127.0.0.1:${port}`
  const running = createGate()
  const ended = new AbortController()
  let unacknowledged = 0
  const acknowledged = new Map<string, string>()
  let onCount: { readonly count: number; readonly resolve: () => void } | undefined

  function reached(count: number): Promise<void> {
    return new Promise((resolve) => (onCount = { count, resolve }))
  }

  async function write(writer: number): Promise<void> {
    for (let count = 0; !ended.signal.aborted; count += 1) {
      await running.passed()
      const id = `w${writer}-${count}`
      try {
        const body = { writes: writesOf(id, count) }
        const { commitTime } = await call<{ commitTime: string }>(url, ':commit', body)
        acknowledged.set(id, commitTime)
      } catch {
        unacknowledged += 1
      }
      if (onCount && acknowledged.size >= onCount.count) onCount.resolve()
    }
  }

  async function stored(collectionId: string): Promise<ReadonlyMap<string, Stored['document']>> {
    const found = await call<Partial<Stored>[]>(url, ':runQuery', {
      structuredQuery: { select: { fields: [{ fieldPath: 'n' }] }, from: [{ collectionId }] },
    })
    return new Map(
      found.flatMap(({ document }) =>
        document ? [[document.name.split('/').at(-1) ?? '', document] as const] : [],
      ),
    )
  }

  async function check(): Promise<void> {
    const left = await stored('left')
    const right = await stored('right')
    expect([...right.keys()]).toEqual([...left.keys()])
    const counter = (await stored('counters')).get('all')?.fields.n?.integerValue ?? '0'
    expect(Number(counter)).toBe(left.size)
    for (const [id, { updateTime }] of left) {
      expect(right.get(id)?.updateTime).toBe(updateTime)
      const commitTime = acknowledged.get(id)
      if (commitTime !== undefined) expect(updateTime).toBe(commitTime)
    }
    expect([...acknowledged.keys()].filter((id) => !left.has(id))).toEqual([])
  }

  const queries = [
    { from: [{ collectionId: 'left' }] },
    { from: [{ collectionId: 'right' }], orderBy: [{ field: { fieldPath: 'n' } }], limit: 10 },
    { from: [{ collectionId: 'counters' }] },
  ]
  const listeners = queries.map((query) =>
    createListener({ url: () => url, queries: [query], ready: () => running.passed() }),
  )

  let writing: Promise<unknown> | undefined
  for (let round = 0; round < kills; round += 1) {
    const emulator = await startEmulatorProcess({ command, dataDir, port })
    await check()
    const enough = reached(acknowledged.size + 1 + Math.floor(random() * 40))
    running.open()
    writing ??= Promise.all(Array.from({ length: writers }, (_, at) => write(at)))
    await enough
    // So that the process is not always killed right after a response.
    for (let turns = Math.floor(random() * 12); turns > 0; turns -= 1) await setImmediate()
    running.close()
    await emulator.kill()
  }
  ended.abort()
  const last = await startEmulatorProcess({ command, dataDir, port })
  try {
    running.open()
    await writing
    await check()
    await converged()
    expect(unacknowledged).toBeGreaterThan(kills)
    for (const { counts } of listeners) expect(counts.opened).toBeGreaterThan(1)
  } finally {
    for (const listener of listeners) listener.close()
    await last.kill()
  }

  async function converged(): Promise<void> {
    for (const [at, query] of queries.entries()) {
      const found = await call<Partial<Stored>[]>(url, ':runQuery', { structuredQuery: query })
      const wanted = found.flatMap(({ document }) =>
        document ? [`${document.name} ${document.updateTime}`] : [],
      )
      const held = (): string[] =>
        [...(listeners[at]?.held[0] ?? [])].map(([name, time]) => `${name} ${time}`)
      await listeners[at]?.until(() => held().sort().join() === wanted.sort().join())
    }
  }
}, 120_000)

function writesOf(id: string, count: number): object[] {
  const fields = {
    n: { integerValue: String(count) },
    padding: { stringValue: 'x'.repeat((count * 37) % 900) },
  }
  return [
    { update: { name: `${root}/left/${id}`, fields }, currentDocument: { exists: false } },
    { update: { name: `${root}/right/${id}`, fields }, currentDocument: { exists: false } },
    {
      update: { name: `${root}/counters/all`, fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
    },
  ]
}
