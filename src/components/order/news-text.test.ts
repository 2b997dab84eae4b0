import { beforeAll, expect, test } from 'vitest'
import type { News, OwnVisit } from '#domain/order/history/visit-changes.ts'
import { createFormat } from '#messages/format.ts'
import { loadMessages, setLocale, translate } from '#messages/i18n.ts'
import { newsPath, newsText } from './news-text.ts'

const region = { locale: 'en-GB', timeZone: 'UTC', currency: 'EUR' }
const dayWords = { today: 'Today', tomorrow: 'Tomorrow', yesterday: 'Yesterday' }
const people = [
  { id: 'ana', name: 'Ana Ruiz', email: '' },
  { id: 'new', name: '', email: '' },
]
const visit: OwnVisit = {
  id: 'o1-2',
  orderId: 'o1',
  part: 2,
  parts: 1,
  minutes: 90,
  assigneeIds: ['me'],
  start: '2026-03-02T14:00:00.000Z',
  toldAt: null,
  isUnseen: true,
}
const of = { id: 'o1-2', orderId: 'o1', title: 'Boiler' }
const day = '2026-03-04'

beforeAll(async () => {
  await setLocale('en')
  await loadMessages('app')
})

function text(change: News): string {
  const now = Date.parse('2026-03-02T09:00:00.000Z')
  return newsText({ t: translate, format: createFormat(region, dayWords), now, people }, change)
}

test('says which visit of an order is new, moved, changed or given away', () => {
  expect(text({ type: 'visitNew', ...of, visit })).toBe('New visit: Today 14:00\u{a0}– 15:30')
  expect(text({ type: 'visitTime', ...of, visit: { ...visit, start: null } })).toBe(
    'New time: No date',
  )
  expect(text({ type: 'visitMoved', ...of, visit, from: '2026-03-02T10:00:00.000Z' })).toBe(
    'Rescheduled: Today 14:00\u{a0}– 15:30 (was Today 10:00)',
  )
  expect(text({ type: 'visitMoved', ...of, visit: { ...visit, start: day }, from: null })).toBe(
    'Rescheduled: 4 Mar 2026',
  )
  expect(text({ type: 'visitCrew', ...of, visit, others: ['ana', 'new'] })).toBe(
    'Crew changed, now with: Ana Ruiz and Someone else (Today 14:00\u{a0}– 15:30)',
  )
  expect(text({ type: 'visitGone', ...of, from: day })).toBe(
    'Visit no longer yours (was 4 Mar 2026)',
  )
})

test('says what changed of an order', () => {
  const order = { id: 'o1', title: 'Boiler' }
  expect(text({ type: 'new', ...order })).toBe('New for you')
  expect(text({ type: 'moved', ...order, from: null, to: null })).toBe('Rescheduled: No date')
  expect(text({ type: 'gone', ...order, from: null })).toBe('No longer yours')
  expect(text({ type: 'crew', ...order, others: [] })).toBe('Crew changed, now with: no one else')
})

test('leads to the order, where it can still be read', () => {
  expect(newsPath({ type: 'visitGone', ...of, from: null })).toBe('/orders/o1')
  expect(newsPath({ type: 'new', id: 'o1', title: '' })).toBe('/orders/o1')
  expect(newsPath({ type: 'gone', id: 'o1', title: '', from: null })).toBeNull()
})
