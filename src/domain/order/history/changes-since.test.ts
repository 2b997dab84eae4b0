import { describe, expect, it } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import {
  changesSince,
  leftOrderIds,
  toSeenOrder,
  type SeenOrders,
  withoutCompleted,
} from './changes-since.ts'

const me = 't1'
const order = orderFixture('a', { title: 'Leaking tap', plannedStart: '2026-03-03T09:00:00.000Z' })
const seen = { a: toSeenOrder(order, me) }
const nothing: ReadonlySet<string> = new Set()
const still: ReadonlySet<string> = new Set(['a'])
const change = { id: 'a', title: 'Leaking tap' }

it('is empty where nothing changed', () => {
  expect(changesSince(seen, [order], nothing, me)).toEqual([])
  expect(changesSince({}, [], nothing, me)).toEqual([])
})

it('lists new, moved, cancelled and reassigned orders', () => {
  expect(changesSince({}, [order], nothing, me)).toEqual([{ type: 'new', ...change }])
  const later = '2026-03-03T11:00:00.000Z'
  expect(changesSince(seen, [{ ...order, plannedStart: later }], nothing, me)).toEqual([
    { type: 'moved', ...change, from: order.plannedStart, to: later },
  ])
  const promised = { ...order, windowStart: later }
  expect(changesSince(seen, [promised], nothing, me)).toMatchObject([
    { type: 'moved', to: order.plannedStart },
  ])
  const { windowStart: _, ...unaware } = seen.a
  expect(changesSince({ a: unaware }, [promised], nothing, me)).toEqual([])
  const cancelled = { ...order, status: 'cancelled' as const, open: false }
  expect(changesSince(seen, [cancelled], nothing, me)).toEqual([
    { type: 'cancelled', ...change, reason: '' },
  ])
  expect(changesSince({ a: toSeenOrder(cancelled, me) }, [cancelled], nothing, me)).toEqual([])
  expect(changesSince({ a: toSeenOrder(cancelled, me) }, [], nothing, me)).toEqual([])
  expect(changesSince({}, [cancelled], nothing, me)).toEqual([])
  expect(changesSince(seen, [], nothing, me)).toEqual([
    { type: 'gone', ...change, from: order.plannedStart },
  ])
  expect(changesSince(seen, [], undefined, me)).toEqual([])
})

it('tells who else is sent on an order when that changed', () => {
  const crew = { ...order, assigneeIds: [...order.assigneeIds, 'mate'] }
  const joined = { type: 'crew', ...change, others: ['mate'] }
  expect(changesSince(seen, [crew], nothing, me)).toEqual([joined])
  expect(changesSince({ a: toSeenOrder(crew, me) }, [order], nothing, me)).toEqual([
    { ...joined, others: [] },
  ])
  const moved = { ...crew, plannedStart: null }
  expect(changesSince(seen, [moved], nothing, me)).toMatchObject([{ type: 'moved' }, joined])
  const { people: _, ...unaware } = seen.a
  expect(changesSince({ a: unaware }, [crew], nothing, me)).toEqual([])
})

it('ignores an order that was only looked up', () => {
  const asked = { ...order, status: 'new' as const, assigneeIds: [], isSent: false }
  const looked = { a: toSeenOrder(asked, me) }
  expect(looked.a.mine).toBe(false)
  expect(leftOrderIds(looked, [])).toEqual([])
  for (const visible of [still, nothing]) expect(changesSince(looked, [], visible, me)).toEqual([])
  // An older app did not record whose order it was.
  const { mine: _, ...unaware } = looked.a
  expect(changesSince({ a: unaware }, [], still, me)).toEqual([])
  // It became this person's own work.
  expect(changesSince(looked, [order], nothing, me)).toEqual([{ type: 'new', ...change }])
  const cancelled = { ...order, status: 'cancelled' as const, open: false }
  expect(changesSince(looked, [cancelled], nothing, me)).toEqual([])
})

it('reports an order that is still visible as reassigned', () => {
  expect(changesSince(seen, [], still, me)).toEqual([
    { type: 'reassigned', ...change, from: order.plannedStart },
  ])
})

it('does not count planned orders that are not sent as work', () => {
  const planned = { ...order, status: 'scheduled' as const, isSent: false }
  expect(toSeenOrder(planned, me).mine).toBe(false)
})

it('forgets finished and partly done orders, so that they may leave and come back as new', () => {
  const done = { ...order, status: 'done' as const, open: false }
  const partly = { ...order, status: 'partlyDone' as const }
  for (const finished of [done, partly]) {
    expect(changesSince(seen, [finished], nothing, me)).toEqual([])
    const left: SeenOrders = withoutCompleted(seen, [finished])
    expect(left).toEqual({})
    expect(changesSince(left, [finished], nothing, me)).toEqual([])
    expect(changesSince(left, [], nothing, me)).toEqual([])
    expect(changesSince(left, [order], nothing, me)).toEqual([{ type: 'new', ...change }])
  }
  expect(withoutCompleted(seen, [order])).toEqual(seen)
})

describe('a step that came too late', () => {
  const cancelled = { ...order, status: 'cancelled' as const, open: false }
  const at = '2026-03-03T10:00:00.000Z'
  const review = { to: 'done' as const, at, by: me, reason: '', lacks: [] }
  const waiting = { ...cancelled, needsReview: review }

  it('is reported to its author until they have looked', () => {
    expect(changesSince(seen, [waiting], nothing, me)).toEqual([{ type: 'inReview', ...change }])
    expect(changesSince({}, [waiting], nothing, me)).toEqual([{ type: 'inReview', ...change }])
    const looked = withoutCompleted({ a: toSeenOrder(waiting, me) }, [waiting])
    expect(changesSince(looked, [waiting], nothing, me)).toEqual([])
    const others = { ...waiting, needsReview: { ...review, by: 't2' } }
    expect(changesSince(seen, [others], nothing, me)).toEqual([
      { type: 'cancelled', ...change, reason: '' },
    ])
  })

  it('is not work that was finished without all requirements', () => {
    const needsReview = { ...review, lacks: ['signature'] }
    const finished = { ...order, status: 'done' as const, open: false, needsReview }
    expect(changesSince(seen, [finished], nothing, me)).toEqual([])
    expect(toSeenOrder(finished, me).inReview).toBeNull()
    expect(withoutCompleted(seen, [finished])).toEqual({})
  })

  it('is reported as overruled where the office leaves the order as it is, even a closed one', () => {
    const looked = { a: toSeenOrder(waiting, me) }
    const reviewed = { ...cancelled, status: 'reviewed' as const }
    for (const left of [cancelled, reviewed]) {
      const known = withoutCompleted(looked, [left])
      expect(changesSince(known, [left], nothing, me)).toEqual([{ type: 'overruled', ...change }])
      expect(changesSince({ a: toSeenOrder(left, me) }, [left], nothing, me)).toEqual([])
    }
    const done = { ...cancelled, status: 'done' as const }
    expect(changesSince(looked, [done], nothing, me)).toEqual([])
    // The step counts now: like all finished orders, this one may leave without a message.
    const held = { ...order, status: 'onHold' as const, needsReview: review }
    expect(withoutCompleted({ a: toSeenOrder(held, me) }, [done])).toEqual({})
  })
})
