import { expect, it } from 'vitest'
import { changesSince, seenOf, withoutFinished } from './changes-since.ts'

const order = {
  id: 'a',
  title: 'Leaking tap',
  plannedStart: '2026-03-03T09:00:00.000Z',
  windowStart: null,
  status: 'dispatched' as const,
  open: true,
}
const seen = { a: seenOf(order) }

it('is nothing where nothing changed', () => {
  expect(changesSince(seen, [order])).toEqual([])
  expect(changesSince({}, [])).toEqual([])
})

it('names what is new, moved, cancelled and given away', () => {
  expect(changesSince({}, [order])).toEqual([{ type: 'new', id: 'a', title: 'Leaking tap' }])
  const later = '2026-03-03T11:00:00.000Z'
  expect(changesSince(seen, [{ ...order, plannedStart: later }])).toEqual([
    { type: 'moved', id: 'a', title: 'Leaking tap', from: order.plannedStart, to: later },
  ])
  const promised = { ...order, windowStart: later }
  expect(changesSince(seen, [promised])).toMatchObject([{ type: 'moved', to: order.plannedStart }])
  const { windowStart: _, ...unaware } = seen.a
  expect(changesSince({ a: unaware }, [promised])).toEqual([])
  const cancelled = { ...order, status: 'cancelled' as const, open: false }
  expect(changesSince(seen, [cancelled])).toEqual([
    { type: 'cancelled', id: 'a', title: 'Leaking tap' },
  ])
  expect(changesSince({ a: seenOf(cancelled) }, [cancelled])).toEqual([])
  expect(changesSince({ a: seenOf(cancelled) }, [])).toEqual([])
  expect(changesSince({}, [cancelled])).toEqual([])
  expect(changesSince(seen, [])).toEqual([{ type: 'gone', id: 'a', title: 'Leaking tap' }])
})

it('forgets what was finished, so that it may leave', () => {
  const done = { ...order, status: 'done' as const, open: false }
  expect(changesSince(seen, [done])).toEqual([])
  expect(withoutFinished(seen, [done])).toEqual({})
  expect(withoutFinished(seen, [order])).toEqual(seen)
})
