import { expect, it } from 'vitest'
import { orderFixture } from '../entities/order.fixture.ts'
import {
  changesSince,
  leftOrders,
  seenOf,
  type SeenOrders,
  withoutFinished,
} from './changes-since.ts'

const me = 't1'
const order = orderFixture('a', { title: 'Leaking tap', plannedStart: '2026-03-03T09:00:00.000Z' })
const seen = { a: seenOf(order, me) }
const nothing: ReadonlySet<string> = new Set()
const still: ReadonlySet<string> = new Set(['a'])
const told = { id: 'a', title: 'Leaking tap' }

it('is nothing where nothing changed', () => {
  expect(changesSince(seen, [order], nothing)).toEqual([])
  expect(changesSince({}, [], nothing)).toEqual([])
})

it('names what is new, moved, cancelled and given away', () => {
  expect(changesSince({}, [order], nothing)).toEqual([{ type: 'new', ...told }])
  const later = '2026-03-03T11:00:00.000Z'
  expect(changesSince(seen, [{ ...order, plannedStart: later }], nothing)).toEqual([
    { type: 'moved', ...told, from: order.plannedStart, to: later },
  ])
  const promised = { ...order, windowStart: later }
  expect(changesSince(seen, [promised], nothing)).toMatchObject([
    { type: 'moved', to: order.plannedStart },
  ])
  const { windowStart: _, ...unaware } = seen.a
  expect(changesSince({ a: unaware }, [promised], nothing)).toEqual([])
  const cancelled = { ...order, status: 'cancelled' as const, open: false }
  expect(changesSince(seen, [cancelled], nothing)).toEqual([{ type: 'cancelled', ...told }])
  expect(changesSince({ a: seenOf(cancelled, me) }, [cancelled], nothing)).toEqual([])
  expect(changesSince({ a: seenOf(cancelled, me) }, [], nothing)).toEqual([])
  expect(changesSince({}, [cancelled], nothing)).toEqual([])
  expect(changesSince(seen, [], nothing)).toEqual([{ type: 'gone', ...told }])
  expect(changesSince(seen, [], undefined)).toEqual([])
})

it('says nothing of an order that was only asked for and looked at', () => {
  const asked = { ...order, status: 'new' as const, assigneeIds: [], isSent: false }
  const looked = { a: seenOf(asked, me) }
  expect(looked.a.mine).toBe(false)
  expect(leftOrders(looked, [])).toEqual([])
  for (const visible of [still, nothing]) expect(changesSince(looked, [], visible)).toEqual([])
  // An older app did not note whose it was.
  const { mine: _, ...unaware } = looked.a
  expect(changesSince({ a: unaware }, [], still)).toEqual([])
  // It became this person's own work.
  expect(changesSince(looked, [order], nothing)).toEqual([{ type: 'new', ...told }])
  const cancelled = { ...order, status: 'cancelled' as const, open: false }
  expect(changesSince(looked, [cancelled], nothing)).toEqual([])
})

it('says that an order which may still be looked at is others’ work now', () => {
  expect(changesSince(seen, [], still)).toEqual([{ type: 'reassigned', ...told }])
})

it('does not take for work what is planned and not sent', () => {
  const planned = { ...order, status: 'scheduled' as const, isSent: false }
  expect(seenOf(planned, me).mine).toBe(false)
})

it('forgets what was finished, wholly or in part, so that it may leave and come back as new', () => {
  const done = { ...order, status: 'done' as const, open: false }
  const partly = { ...order, status: 'partlyDone' as const }
  for (const finished of [done, partly]) {
    expect(changesSince(seen, [finished], nothing)).toEqual([])
    const left: SeenOrders = withoutFinished(seen, [finished])
    expect(left).toEqual({})
    expect(changesSince(left, [finished], nothing)).toEqual([])
    expect(changesSince(left, [], nothing)).toEqual([])
    expect(changesSince(left, [order], nothing)).toEqual([{ type: 'new', ...told }])
  }
  expect(withoutFinished(seen, [order])).toEqual(seen)
})
