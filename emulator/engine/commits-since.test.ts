import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createEngine } from './create-engine.ts'
import type { CommitEvent, Engine } from './types.ts'

const root = 'projects/demo/databases/(default)/documents'
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const put = (id: string, n: number) => ({
  update: { name: `${root}/c/${id}`, fields: { n: { integerValue: String(n) } } },
})

async function writeSome(engine: Engine): Promise<readonly CommitEvent[]> {
  const published: CommitEvent[] = []
  const stop = engine.onCommit((event) => published.push(event))
  await engine.commit([put('a', 1), put('b', 1)])
  await engine.commit([put('a', 2)])
  await engine.commit([{ delete: `${root}/c/b` }])
  await engine.commit([put('b', 3), put('a', 3)])
  stop()
  return published
}

test.each(['on disk', 'in memory'])('repeats the commits since a version, %s', async (where) => {
  const dataDir = where === 'in memory' ? null : mkdtempSync(join(tmpdir(), 'daybook-since-'))
  if (dataDir !== null) folders.push(dataDir)
  const open = () => createEngine({ dataDir, projectId: 'demo' })
  let engine = await open()
  await engine.commit([put('a', 0)])
  const start = engine.now()
  const published = await writeSome(engine)
  expect(engine.commitsSince(start)).toEqual(published)
  expect(engine.commitsSince(published[1]?.commitTime ?? '')).toEqual(published.slice(2))
  expect(engine.commitsSince(engine.now())).toEqual([])
  if (dataDir !== null) {
    await engine.close()
    engine = await open()
    expect(engine.commitsSince(start)).toEqual(published)
  }
  await engine.close()
})

test('says where the stored commits do not reach back', async () => {
  const engine = await createEngine({ dataDir: null, projectId: 'demo' })
  const start = engine.now()
  for (let count = 0; count < 20_100; count += 1) await engine.commit([put('a', count)])
  expect(engine.commitsSince(start)).toBeUndefined()
  expect(engine.commitsSince(engine.now())).toEqual([])
  await engine.close()
})

test('keeps notes beside the documents', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'daybook-notes-'))
  folders.push(dataDir)
  const first = await createEngine({ dataDir, projectId: 'demo' })
  await first.notes.write(
    new Map([
      ['x/b', '2'],
      ['x/a', '1'],
      ['y', '3'],
    ]),
  )
  await first.notes.write(new Map([['y', undefined]]))
  await first.commit([put('a', 1)])
  await first.clear()
  await first.close()
  const second = await createEngine({ dataDir, projectId: 'demo' })
  expect(second.notes.startingWith('x/')).toEqual([
    ['x/a', '1'],
    ['x/b', '2'],
  ])
  expect([second.notes.get('y'), second.notes.get('x/a')]).toEqual([undefined, '1'])
  await second.close()
})
