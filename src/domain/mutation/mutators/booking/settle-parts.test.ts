import { expect, it } from 'vitest'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import type { Doc, MutationPart, Ref } from '#domain/mutation/types.ts'
import { admin, at, later, worldWithOrder } from '../world.fixture.ts'

const day2 = '2026-03-04T08:00:00.000Z'
const people = (from: readonly string[], to: readonly string[]) => ({ assigneeIds: { from, to } })
const further = { ...people([], ['mate']), start: { from: null, to: day2 } }

/** An order with these numbers of visits, the last of them sent. */
function withVisits(count: number) {
  const world = worldWithOrder()
  const parts: number[] = []
  for (let part = 2; part <= count; part += 1) {
    const plan = { orderId: 'o1', part, parts: [...parts], edits: further, send: part === count }
    expect(world.mutate('booking/plan', plan)).toBe('ok')
    parts.push(part)
  }
  return world
}

/** The smallest changes that together do the same. */
function smallest(
  name: MutationName,
  args: unknown,
  docs: ReadonlyMap<Ref, Doc>,
): readonly MutationPart[] {
  const prepared = prepareMutation(name, args)
  if (!prepared.ok) throw new Error(`${name}: ${JSON.stringify(prepared.problem)}`)
  const parts = prepared.value.parts(docs)
  return parts?.flatMap((part) => smallest(part.name, part.args, docs)) ?? [{ name, args }]
}

const stored = (world: ReturnType<typeof withVisits>) =>
  new Map([...world.docs].filter(([ref]) => /^(orders|bookings)/.test(ref)))

const move = {
  plannedStart: { from: at, to: '2026-03-03T08:00:00.000Z' },
  plannedEnd: { from: later, to: '2026-03-03T10:00:00.000Z' },
}
const changes: readonly (readonly [name: MutationName, args: object, visits: number])[] = [
  ['booking/plan', { part: 1, edits: { start: { from: at, to: later } } }, 1],
  ['booking/plan', { part: 2, edits: further, send: true }, 1],
  ['booking/plan', { part: 2, parts: [2, 3], edits: people(['mate'], ['other']) }, 3],
  ['booking/plan', { part: 3, parts: [2, 3], edits: { minutes: { from: 60, to: 90 } } }, 3],
  ['booking/cancel', { part: 2, parts: [2, 3] }, 3],
  ['booking/cancel', { part: 1, parts: [2] }, 2],
  [
    'order/assign',
    { edits: { ...people(['tech', 'mate'], ['mate', 'other']), ...move }, parts: [2, 3] },
    3,
  ],
  ['order/edit', { edits: move, parts: [2] }, 2],
  ['order/restoreField', { receiptId: 'm', edits: move, parts: [2] }, 2],
  ['order/move', { to: 'new', parts: [2, 3] }, 3],
  ['order/move', { to: 'scheduled', parts: [2] }, 2],
  ['order/takeBack', { from: 'dispatched', to: 'scheduled', parts: [2] }, 2],
]

it.each(changes)('%s %j in parts does what it does at once', (name, more, visits) => {
  const args = { orderId: 'o1', ...more }
  const [whole, split] = [withVisits(visits), withVisits(visits)]
  expect(whole.mutate(name, args as never, undefined, later)).toBe('ok')
  const parts = smallest(name, args, split.docs)
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts)
    expect(split.mutate(part.name, part.args as never, undefined, later)).toBe('ok')
  expect(stored(split)).toEqual(stored(whole))
})

it('writes each visit in a part of its own', () => {
  const world = withVisits(3)
  const parts = smallest('order/move', { orderId: 'o1', to: 'new', parts: [2, 3] }, world.docs)
  expect(parts.map(({ name }) => name)).toEqual([
    'order/move',
    'booking/settle',
    'booking/settle',
    'booking/settle',
  ])
})

it('leaves the first visit to the part before it where a further one changes', () => {
  const args = { orderId: 'o1', part: 3, parts: [2] }
  const changes: readonly (readonly [MutationName, object])[] = [
    ['booking/plan', { ...args, edits: people(['mate'], ['other']) }],
    ['booking/cancel', args],
  ]
  for (const [name, change] of changes) {
    const { docs } = withVisits(3)
    // As if the third visit was planned before its first one knew of it.
    docs.set('bookings/o1', { ...docs.get('bookings/o1'), parts: 2 })
    const own = smallest(name, change, docs).filter((part) => part.name === name)
    const writes = own.flatMap((part) => {
      const prepared = prepareMutation(part.name, part.args)
      const run = prepared.ok && prepared.value.run({ actor: admin, at: later }, docs)
      return run && run.ok ? run.value.writes.map(({ ref }) => ref) : ['refused']
    })
    expect(new Set(writes), name).toEqual(new Set(['bookings/o1-3']))
  }
})

it('is not taken apart further than that', () => {
  const alone = worldWithOrder()
  const edits = people(['tech'], ['mate'])
  expect(smallest('order/assign', { orderId: 'o1', edits }, alone.docs)).toHaveLength(1)
  expect(alone.mutate('booking/settle', { orderId: 'o1', step: 'order', writes: [] })).toBe('ok')
})
