import { describe, expect, it } from 'vitest'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import { type SeenOrder, toSeenOrder } from './changes-since.ts'
import { newsSince, type OwnVisit } from './visit-changes.ts'

const me = 't1'
const now = '2026-03-02T12:00:00.000Z'
const monday = '2026-03-03T09:00:00.000Z'
const friday = '2026-03-06T13:00:00.000Z'
const order = orderFixture('a', {
  title: 'Leaking tap',
  plannedStart: monday,
  assigneeIds: [me, 'mate'],
})
const visit = (part: number, fields: Partial<OwnVisit> = {}): OwnVisit => ({
  id: part === 1 ? 'a' : `a-${part}`,
  orderId: 'a',
  part,
  parts: part === 1 ? 3 : 1,
  start: friday,
  minutes: 60,
  assigneeIds: [me],
  toldAt: now,
  isUnseen: false,
  ...fields,
})
const unseen = { isUnseen: true }
const first = visit(1, { start: monday })
const second = visit(2)

/** What is told after a person saw `before`. */
function told(
  before: { readonly order?: typeof order; readonly visits: readonly OwnVisit[] } | SeenOrder,
  after: { readonly order?: typeof order; readonly visits: readonly OwnVisit[] },
) {
  const seen =
    'mine' in before
      ? before
      : toSeenOrder(('order' in before && before.order) || order, me, before.visits as OwnVisit[])
  const looking = { uid: me, visits: after.visits, now }
  return newsSince({ a: seen }, [after.order ?? order], new Set(), looking)
}

const of = (part: number) => ({ id: visit(part).id, orderId: 'a', title: 'Leaking tap' })

describe('a later visit of an order that stays a person’s own', () => {
  it('is told when it is given to someone else, cancelled or withdrawn', () => {
    const gone = { type: 'visitGone', ...of(2), from: friday }
    expect(told({ visits: [first, second] }, { visits: [first] })).toEqual([gone])
    const other = { ...order, assigneeIds: [me, 'other'] }
    expect(told({ visits: [first, second] }, { order: other, visits: [first] })).toEqual([
      { type: 'crew', id: 'a', title: 'Leaking tap', others: ['other'] },
      gone,
    ])
    expect(told({ visits: [first] }, { visits: [first] })).toEqual([])
  })

  it('is told when the first visit goes and the later one stays', () => {
    const after = { order: { ...order, plannedStart: friday }, visits: [second] }
    expect(told({ visits: [first, second] }, after)).toEqual([
      { type: 'visitGone', ...of(1), from: monday },
    ])
  })

  it('is told however far ahead it is, and while the phone still follows it after its day', () => {
    for (const start of ['2026-02-17', '2026-02-18T09:00:00.000Z', '2026-03-12', '2026-09-01']) {
      const lost = visit(2, { start })
      const gone = { type: 'visitGone', ...of(2), from: start }
      expect(told({ visits: [first, lost] }, { visits: [first] })).toEqual([gone])
    }
  })

  it('may leave the phone long after it was to be', () => {
    const old = visit(2, { start: '2026-02-15' })
    expect(told({ visits: [first, old] }, { visits: [first] })).toEqual([])
    const untimed = visit(2, { start: null })
    expect(told({ visits: [first, untimed] }, { visits: [first] })).toMatchObject([
      { type: 'visitGone', from: null },
    ])
  })

  it('is told when it is new, moved, has another length or other people', () => {
    const fresh = visit(2, unseen)
    expect(told({ visits: [first] }, { visits: [first, fresh] })).toEqual([
      { type: 'visitNew', ...of(2), visit: fresh },
    ])
    const moved = visit(2, { ...unseen, start: '2026-03-07' })
    expect(told({ visits: [first, second] }, { visits: [first, moved] })).toEqual([
      { type: 'visitMoved', ...of(2), visit: moved, from: friday },
    ])
    const longer = visit(2, { ...unseen, minutes: 90 })
    expect(told({ visits: [first, second] }, { visits: [first, longer] })).toEqual([
      { type: 'visitTime', ...of(2), visit: longer },
    ])
    const crew = visit(2, { ...unseen, assigneeIds: [me, 'mate'] })
    expect(told({ visits: [first, second] }, { visits: [first, crew] })).toEqual([
      { type: 'visitCrew', ...of(2), visit: crew, others: ['mate'] },
    ])
  })

  it('is not told once it was seen, on another device too', () => {
    const moved = visit(2, { start: '2026-03-07' })
    expect(told({ visits: [first, second] }, { visits: [first, moved] })).toEqual([])
  })
})

describe('the time of an order with several visits', () => {
  it('is not told where it is of someone else’s visit', () => {
    const later = { ...order, plannedStart: '2026-03-04T09:00:00.000Z' }
    expect(told({ visits: [second] }, { order: later, visits: [second] })).toEqual([])
  })

  it('is not told where the next own visit has not moved', () => {
    const next = { ...order, plannedStart: friday }
    expect(told({ visits: [first, second] }, { order: next, visits: [first, second] })).toEqual([])
  })

  it('is told once where the own visit moved', () => {
    const earlier = '2026-03-03T07:00:00.000Z'
    const after = {
      order: { ...order, plannedStart: earlier },
      visits: [visit(1, { start: earlier, isUnseen: true }), second],
    }
    expect(told({ visits: [first, second] }, after)).toEqual([
      { type: 'moved', id: 'a', title: 'Leaking tap', from: monday, to: earlier },
    ])
  })

  it('is told as a new visit where that is the next one', () => {
    const earlier = '2026-03-02T15:00:00.000Z'
    const fresh = visit(3, { ...unseen, start: earlier })
    const after = { order: { ...order, plannedStart: earlier }, visits: [first, fresh] }
    expect(told({ visits: [first] }, after)).toEqual([{ type: 'visitNew', ...of(3), visit: fresh }])
  })
})

describe('a visit that an order implied', () => {
  it('is not new when it is stored', () => {
    const stored = visit(1, { ...unseen, start: monday, assigneeIds: [...order.assigneeIds] })
    expect(told({ visits: [] }, { visits: [stored] })).toEqual([
      { type: 'visitTime', ...of(1), visit: stored },
    ])
    const moved = { ...stored, start: friday, parts: 1 }
    const after = { order: { ...order, plannedStart: friday }, visits: [moved] }
    expect(told({ visits: [] }, after)).toMatchObject([{ type: 'moved', to: friday }])
  })
})

it('tells a visit once where an older app has recorded the order without visits', () => {
  const { visits: _, ...older } = toSeenOrder(order, me, [])
  const fresh = visit(2, unseen)
  expect(told(older, { visits: [fresh] })).toEqual([{ type: 'visitTime', ...of(2), visit: fresh }])
  const crew = { ...order, assigneeIds: [me] }
  expect(told(older, { order: crew, visits: [fresh] })).toMatchObject([{ type: 'crew' }])
})

it('leaves the visits of new, closed and lost orders to what is told of the order', () => {
  const looking = { uid: me, visits: [visit(2, unseen)], now }
  expect(newsSince({}, [order], new Set(), looking)).toMatchObject([{ type: 'new' }])
  const before = { visits: [first, second] }
  const cancelled = { ...order, status: 'cancelled' as const, open: false }
  expect(told(before, { order: cancelled, visits: [] })).toMatchObject([{ type: 'cancelled' }])
  const seen = { a: toSeenOrder(order, me, [first, second]) }
  expect(newsSince(seen, [], new Set(), { ...looking, visits: [] })).toMatchObject([
    { type: 'gone' },
  ])
  expect(newsSince(seen, [order], new Set(), { ...looking, visits: undefined })).toEqual([])
})
