import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEngine } from '../engine/create-engine.ts'
import type { Engine } from '../engine/types.ts'

const root = 'projects/demo/databases/(default)/documents'
const rounds = 6

interface Acknowledged {
  readonly id: string
  readonly commitTime: string
  readonly total: { readonly integerValue: string }
}

/** Lets a child process commit until it has acknowledged `count` commits, then kills it. */
async function commitUntilKilled(
  dataDir: string,
  round: number,
  count: number,
): Promise<Acknowledged[]> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      fileURLToPath(new URL('./durability-child.ts', import.meta.url)),
      dataDir,
      String(round),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const acknowledged: Acknowledged[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    // An incomplete line counts as not acknowledged.
    if (line.endsWith('}')) acknowledged.push(JSON.parse(line) as Acknowledged)
    if (acknowledged.length === count) child.kill('SIGKILL')
  }
  return acknowledged
}

function namesIn(engine: Engine, collectionId: string): string[] {
  const query = engine.prepareQuery(root, { from: [{ collectionId }] })
  return engine.runQuery(query).documents.map(({ name }) => name.split('/').at(-1) ?? '')
}

function orderedByIndex(engine: Engine): string[] {
  const query = engine.prepareQuery(root, {
    from: [{ collectionId: 'left' }],
    orderBy: [{ field: { fieldPath: 'n' } }],
  })
  return engine.runQuery(query).documents.map(({ name }) => name.split('/').at(-1) ?? '')
}

describe('a process killed while it commits', () => {
  let dataDir = ''
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'daybook-durability-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  it('keeps every acknowledged commit, and no partial one', async () => {
    const all: Acknowledged[] = []
    for (let round = 0; round < rounds; round += 1) {
      all.push(...(await commitUntilKilled(dataDir, round, 5 + ((round * 67) % 150))))
      const engine = await createEngine({ dataDir, projectId: 'demo' })
      const left = namesIn(engine, 'left')
      const counter = engine.get(`${root}/counters/all`)?.fields['n']
      expect(namesIn(engine, 'right')).toEqual(left)
      expect(counter).toEqual({ integerValue: String(left.length) })
      expect(orderedByIndex(engine).sort()).toEqual([...left].sort())
      const stored = new Set(left)
      expect(all.filter(({ id }) => !stored.has(id))).toEqual([])
      const newest =
        all
          .map(({ commitTime }) => commitTime)
          .sort()
          .at(-1) ?? ''
      expect(engine.now() >= newest).toBe(true)
      await engine.close()
    }
    const totals = all.map(({ total }) => total.integerValue)
    expect(new Set(totals).size).toBe(totals.length)
  }, 120_000)
})
