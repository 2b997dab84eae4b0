import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createRandom } from '#emulator/demo/base/random.ts'
import { createVirtualTimer } from '#emulator/functions/timer.ts'
import {
  makeDataDir,
  removeDataDir,
  startTestEmulator,
} from '../emulator/tools/start-test-emulator.ts'
import { type Fixture, startFixture } from './start-fixture.ts'

describe('a function with a Firestore trigger', () => {
  let fixture: Fixture
  const timer = createVirtualTimer(Date.now())
  beforeAll(async () => {
    fixture = await startFixture({ timer })
  })
  afterAll(() => fixture.close())

  it('is called for what its trigger names, with the document before and after', async () => {
    await fixture.put('rooms/r/notes/a', { text: 'x' })
    await fixture.put('rooms/r/notes/a', { text: 'y' })
    await fixture.put('rooms/r/notes/a', { text: 'y' })
    await fixture.put('rooms/r', { text: 'not a note' })
    await fixture.remove('rooms/r/notes/a')
    await fixture.remove('rooms/r/notes/a')
    await fixture.functions.idle()
    const seen = fixture.all('seen').map(({ kind, before, after }) => ({ kind, before, after }))
    const [x, y] = [{ text: 'x' }, { text: 'y' }]
    expect(seen).toHaveLength(6)
    expect(seen).toEqual(
      expect.arrayContaining([
        { kind: 'created', before: x, after: x },
        { kind: 'updated', before: x, after: y },
        { kind: 'deleted', before: y, after: y },
        { kind: 'written', before: null, after: x },
        { kind: 'written', before: x, after: y },
        { kind: 'written', before: y, after: null },
      ]),
    )
    expect(fixture.all('seen')[0]?.['params']).toEqual({ room: 'r', note: 'a' })
  })

  it('is called again after growing waits where it asked for it, and once where not', async () => {
    await fixture.put('failing/a', {})
    await fixture.put('failingOnce/a', {})
    const attempts = (name: string) => fixture.get(`attempts/${name}`)?.['count']
    await fixture.functions.idle()
    expect([attempts('failing'), attempts('failingOnce')]).toEqual([1, 1])
    for (const seconds of [10, 20, 40]) {
      timer.advance(seconds * 1000 - 1)
      await fixture.functions.idle()
      const before = Number(attempts('failing'))
      timer.advance(1)
      await fixture.functions.idle()
      expect(attempts('failing')).toBe(before + 1)
    }
    timer.advance(24 * 3_600_000)
    await fixture.functions.idle()
    const [last] = fixture.logged.filter((line) => line.includes('dropped after a day'))
    expect(last).toContain('failing failed for failing/a')
    expect(attempts('failingOnce')).toBe(1)
  })

  it('gets its event again where the process ends in the middle', async () => {
    const before = fixture.functions.pid()
    await fixture.put('crashing/a', {})
    await fixture.functions.idle()
    expect(fixture.get('survived/a')).toBeDefined()
    expect(fixture.functions.pid()).not.toBe(before)
    expect(fixture.logged).toContain(
      'error The process of the functions ended (3); it is started again now.',
    )
  })

  it('is stopped when it takes too long, which ends the process', async () => {
    await fixture.put('hanging/a', {})
    await expect.poll(() => fixture.get('attempts/hanging')).toEqual({ count: 1 })
    timer.advance(4999)
    expect((await fixture.functions.report()).find(({ name }) => name === 'hanging')).toMatchObject(
      {
        running: 1,
      },
    )
    timer.advance(1)
    await fixture.functions.idle()
    expect(fixture.logged.at(-1)).toContain(
      'hanging failed for hanging/a; its event is dropped. It took longer than 5 s.',
    )
    await fixture.put('orders/after', {})
    await fixture.functions.idle()
    expect(fixture.get('sums/all')).toMatchObject({ ids: ['after'] })
  })

  it('is stopped when its own writes call it again and again', async () => {
    await fixture.put('loops/a', { count: 0 })
    await fixture.functions.idle()
    expect(fixture.get('loops/a')).toEqual({ count: 201 })
    expect(fixture.logged.at(-1)).toContain('looping is not called for loops/a')
  })
})

test.each([1])(
  'events doubled, shuffled and cut off in the middle lead to the same state (seed %i)',
  async (seed) => {
    const random = createRandom(String(seed))
    const fixture = await startFixture({ disturb: () => random.int(0, 999) / 1000 })
    const ids = Array.from({ length: 15 }, (_, index) => `o${index}`)
    for (const id of ids) await fixture.put(`orders/${id}`, {})
    await fixture.functions.idle()
    const sum = fixture.get('sums/all')
    expect(sum?.['count']).toBe(15)
    expect(new Set(sum?.['ids'] as string[])).toEqual(new Set(ids))
    expect(fixture.all('receipts')).toHaveLength(15)
    await fixture.close()
  },
)

describe('what happens while no function runs', () => {
  const dataDir = makeDataDir()
  afterAll(() => removeDataDir(dataDir))

  const ids = (fixture: Fixture) => fixture.get('sums/all')?.['ids']
  const writeWithout = async (path: string) => {
    const emulator = await startTestEmulator({ dataDir })
    await emulator.engine.commit([{ update: { name: emulator.name(path), fields: {} } }])
    await emulator.close()
  }

  it('is no event before they were first started, and is delivered once they run again', async () => {
    await writeWithout('orders/before')
    const first = await startFixture({ dataDir })
    await first.put('orders/one', {})
    await first.functions.idle()
    expect(ids(first)).toEqual(['one'])
    await first.put('orders/two', {})
    await first.put('failing/later', {})
    await first.close()
    await writeWithout('orders/off')
    const second = await startFixture({
      dataDir,
      timer: createVirtualTimer(Date.now() + 1000),
    })
    await second.functions.idle()
    expect(new Set(ids(second) as string[])).toEqual(new Set(['one', 'two', 'off']))
    expect(second.get('attempts/failing')).toBeDefined()
    await second.close()
  })

  it('keeps an event that waits for its next attempt', async () => {
    const timer = createVirtualTimer(Date.now() + 60_000)
    const next = await startFixture({ dataDir, timer })
    await next.functions.idle()
    const before = Number(next.get('attempts/failing')?.['count'])
    timer.advance(20_000)
    await next.functions.idle()
    expect(next.get('attempts/failing')).toEqual({ count: before + 1 })
    await next.close()
  })
})
