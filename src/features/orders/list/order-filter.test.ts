import { expect, test } from 'vitest'
import type { OrderListItem } from '#data/index.ts'
import { orderFixture } from '#domain/entities/order.fixture.ts'
import type { Order } from '#domain/entities/order.ts'
import { filterOrders, isFiltered, readOrderFilter, writeOrderFilter } from './order-filter.ts'
import { firstWithWords, withWords } from './order-words.ts'

const calendar = { now: '2026-05-04T10:00:00.000Z', timeZone: 'Europe/London' }

function item(id: string, fields: Partial<Order> = {}, more: Partial<OrderListItem> = {}) {
  const order = orderFixture(id, fields)
  return {
    order,
    shown: order,
    customerName: 'Café Peña',
    siteAddress: '4 Mill Lane',
    street: '4 Mill Lane',
    geo: null,
    unsent: false,
    ...more,
  } satisfies OrderListItem
}

function passing(items: readonly OrderListItem[], query: string) {
  const filter = readOrderFilter(new URLSearchParams(query))
  return withWords(filterOrders(items, filter, calendar), filter.text).map(({ order }) => order.id)
}

test('without a filter, shows open orders: scheduled ones by start, then the newest', () => {
  const items = [
    item('late', { createdAt: '2026-05-03T00:00:00.000Z' }),
    item('older', { createdAt: '2026-05-02T00:00:00.000Z' }),
    item('second', { plannedStart: '2026-05-04T12:00:00.000Z' }),
    item('first', { plannedStart: '2026-05-04T08:00:00.000Z' }),
    item('closed', { status: 'done', open: false }),
  ]
  expect(passing(items, '')).toEqual(['first', 'second', 'late', 'older'])
})

test('only the orders of one customer, which the URL keeps', () => {
  const items = [item('theirs', { customerId: 'anchor' }), item('other', { customerId: 'mill' })]
  expect(passing(items, 'customer=anchor')).toEqual(['theirs'])
  expect(passing(items, '')).toHaveLength(2)
  const query = writeOrderFilter(new URLSearchParams('q=pump'), { customer: 'anchor' })
  expect(query.toString()).toBe('q=pump&customer=anchor')
  expect(writeOrderFilter(query, { customer: '' }).toString()).toBe('q=pump')
})

test('groups and single statuses', () => {
  const items = [
    item('nobody', { assigneeIds: [], status: 'new' }),
    item('running', { status: 'onSite' }),
    item('planned', { status: 'scheduled', isSent: false }),
    item('held', { status: 'onHold' }),
    item('finished', { status: 'reviewed', open: false }),
    item('late', {
      status: 'cancelled',
      open: false,
      needsReview: { to: 'done', at: calendar.now, by: 't1', reason: '', lacks: [] },
    }),
  ]
  expect(passing(items, 'state=unassigned')).toEqual(['nobody'])
  expect(passing(items, 'state=toSend')).toEqual(['planned'])
  expect(passing(items, 'state=running')).toEqual(['running'])
  expect(passing(items, 'state=waiting')).toEqual(['held'])
  expect(passing(items, 'state=finished')).toEqual(['finished', 'late'])
  expect(passing(items, 'state=review')).toEqual(['late'])
  expect(passing(items, 'state=onHold')).toEqual(['held'])
  expect(passing(items, 'state=all')).toHaveLength(6)
})

test('closed orders come last, most recently closed first; a single day is sorted by start', () => {
  const closed = (id: string, statusAt: string, plannedStart: string) =>
    item(id, { status: 'done', open: false, statusAt, plannedStart })
  const items = [
    closed('old', '2026-04-02T10:00:00.000Z', '2026-05-04T09:00:00.000Z'),
    item('open', { plannedStart: '2026-05-04T12:00:00.000Z' }),
    closed('new', '2026-05-03T10:00:00.000Z', '2026-04-01T09:00:00.000Z'),
    closed('middle', '2026-04-20T10:00:00.000Z', '2026-05-04T15:00:00.000Z'),
  ]
  expect(passing(items, 'state=finished')).toEqual(['new', 'middle', 'old'])
  expect(passing(items, 'state=done')).toEqual(['new', 'middle', 'old'])
  expect(passing(items, 'state=all')).toEqual(['open', 'new', 'middle', 'old'])
  expect(passing(items, 'state=all&day=today')).toEqual(['old', 'open', 'middle'])
})

test('unassigned orders are sorted by priority first', () => {
  const nobody = { assigneeIds: [], status: 'new', isSent: false } as const
  const items = [
    item('planned', { ...nobody, plannedStart: '2026-05-04T08:00:00.000Z' }),
    item('older', { ...nobody, createdAt: '2026-05-02T00:00:00.000Z' }),
    item('high', { ...nobody, priority: 'high' }),
    item('urgent', { ...nobody, priority: 'urgent', createdAt: '2026-05-01T00:00:00.000Z' }),
    item('low', { ...nobody, priority: 'low', createdAt: '2026-05-03T00:00:00.000Z' }),
  ]
  const inTurn = ['urgent', 'high', 'planned', 'low', 'older']
  expect(passing(items, 'state=unassigned')).toEqual(inTurn)
  expect(passing(items, 'state=open')[0]).toBe('planned')
})

test('orders to review are in the order in which they are reviewed one by one', () => {
  const closed = (id: string, statusAt: string, plannedStart: string) =>
    item(id, { status: 'done', open: false, statusAt, plannedStart })
  const items = [
    closed('new', '2026-05-03T16:00:00.000Z', '2026-05-02T08:00:00.000Z'),
    item('waits', { status: 'partlyDone', statusAt: '2026-05-02T16:00:00.000Z' }),
    closed('longest', '2026-05-01T16:00:00.000Z', '2026-05-03T08:00:00.000Z'),
  ]
  expect(passing(items, 'state=review')).toEqual(['longest', 'waits', 'new'])
})

test('days are in the time zone of the company', () => {
  const items = [
    // 23:30 UTC is 00:30 the next day in London's summer time.
    item('night', { plannedStart: '2026-05-04T23:30:00.000Z' }),
    item('noon', { plannedStart: '2026-05-04T11:00:00.000Z' }),
    item('past', { plannedStart: '2026-05-02T11:00:00.000Z' }),
    item('far', { plannedStart: '2026-05-20T11:00:00.000Z' }),
    item('none'),
  ]
  expect(passing(items, 'day=today')).toEqual(['noon'])
  expect(passing(items, 'day=tomorrow')).toEqual(['night'])
  expect(passing(items, 'day=soon')).toEqual(['past', 'noon', 'night', 'none'])
  expect(passing(items, 'day=week')).toEqual(['noon', 'night'])
  expect(passing(items, 'day=late')).toEqual(['past'])
  expect(passing(items, 'day=unplanned')).toEqual(['none'])
})

test('the priority and the template of orders', () => {
  const items = [
    item('urgent', { priority: 'urgent', templateId: 'heating' }),
    item('usual', { templateId: 'heating' }),
    item('none'),
  ]
  expect(passing(items, 'priority=urgent')).toEqual(['urgent'])
  expect(passing(items, 'priority=normal')).toEqual(['usual', 'none'])
  expect(passing(items, 'template=heating')).toEqual(['urgent', 'usual'])
  expect(passing(items, 'template=heating&priority=normal')).toEqual(['usual'])
  expect(passing(items, 'template=gone')).toEqual([])
})

test('words match in any order, ignoring accents', () => {
  const items = [item('1'), item('2', { title: 'Heat pump' }, { customerName: 'Ashgrove' })]
  expect(passing(items, 'q=pena+boiler')).toEqual(['1'])
  expect(passing(items, 'q=heat')).toEqual(['2'])
  expect(passing(items, 'q=w-2')).toEqual(['2'])
  expect(passing(items, 'q=heat+pena')).toEqual([])
})

test('typing on and deleting letters finds the same orders as typing the words at once', () => {
  const titles = ['Mend the roof', 'Roof: boiler', 'Boiler', 'Rooms', 'Bathroom fan']
  const all = titles.map((title, i) => item(`o${i}`, { title }))
  for (const text of ['r', 'ro', 'roof', 'roof b', 'roof', 'ro x', '', 'b', 'roof boiler'])
    expect(withWords(all, text)).toEqual(withWords([...all], text))
})

test('a slip in a title, a customer or a street is forgiven where nothing matches', () => {
  const all = [
    item(
      'a',
      { title: 'Burner locks out' },
      { customerName: 'Harbour Pharmacy', street: '20 Saltmarsh Road' },
    ),
    item('b', { title: 'Annual check', description: 'beside the harbor' }),
  ]
  const idsOf = (text: string) => withWords(all, text).map(({ order }) => order.id)
  for (const text of [
    'h',
    'har',
    'harb',
    'harbu',
    'harbur',
    'harbur pharmcy',
    'bruner',
    '20 saltmrsh',
  ])
    expect(idsOf(text).includes('a'), text).toBe(true)
  expect(idsOf('harbor')).toEqual(['b'])
  expect(idsOf('harzzz')).toEqual([])
})

test('an invalid query means no filter; defaults are left out of the URL', () => {
  expect(readOrderFilter(new URLSearchParams('state=xx&day=yy&priority=zz'))).toEqual({
    state: 'open',
    day: 'any',
    person: '',
    priority: '',
    template: '',
    customer: '',
    text: '',
  })
  const search = new URLSearchParams('state=running&panel=sync')
  expect(writeOrderFilter(search, { day: 'today' }).toString()).toBe(
    'state=running&panel=sync&day=today',
  )
  expect(writeOrderFilter(search, { state: 'open' }).toString()).toBe('panel=sync')
  const wanted = writeOrderFilter(search, { priority: 'high', template: 't1' })
  expect(readOrderFilter(wanted)).toMatchObject({ priority: 'high', template: 't1' })
  expect(writeOrderFilter(wanted, { priority: '', template: '' }).toString()).toBe(
    search.toString(),
  )
})

test('tells whether anything but the words leaves orders out', () => {
  const all = readOrderFilter(new URLSearchParams('state=all&q=boiler'))
  expect(isFiltered(all)).toBe(false)
  for (const more of [{ state: 'open' }, { day: 'today' }, { customer: 'c1' }, { person: 'tom' }])
    expect(isFiltered({ ...all, ...more } as typeof all)).toBe(true)
})

test('the first matches are those that all matches begin with', () => {
  const all = Array.from({ length: 9 }, (_, i) =>
    item(`${i}`, { title: i % 2 === 0 ? 'Boiler service' : 'Boiler repair' }),
  )
  expect(firstWithWords(all, 'repair', 2), 'not searched before').toBeNull()
  const found = withWords(all, 'repair')
  const again = [...all]
  expect(firstWithWords(again, 'repair', 2)).toEqual(found.slice(0, 2))
  expect(firstWithWords(again, 'repair', 5), 'fewer than that').toBeNull()
  expect(firstWithWords(again, 'gate', 2)).toBeNull()
  expect(firstWithWords(again, '', 2)).toBeNull()
})

test('work that was left for another visit is found and sorted by that one', () => {
  const left = item('left', { status: 'partlyDone', plannedStart: '2026-05-04T08:00:00.000Z' })
  const next = { ...left.order, plannedStart: '2026-05-05T15:00:00.000Z' }
  const items = [
    { ...left, shown: next },
    item('tomorrow', { plannedStart: '2026-05-05T08:00:00.000Z' }),
  ]
  expect(passing(items, 'day=tomorrow')).toEqual(['tomorrow', 'left'])
  expect(passing(items, 'day=today')).toEqual([])
})
