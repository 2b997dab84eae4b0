import { expect, test } from 'vitest'
import { boardItem } from './board-item.fixture.ts'
import { askedSheet, sheetFromUrl, withoutSheet } from './sheet-from-url.ts'

const waiting = boardItem('leak', { status: 'new', assigneeIds: [], plannedStart: null })
const busy = boardItem('busy', { status: 'onSite' })
const items = new Map([waiting, busy].map((item) => [item.id, item]))
const opened = (query: string) => sheetFromUrl(new URLSearchParams(query), items)

test('a link opens the sheet that fits an order in, where it has a visit to plan', () => {
  expect(opened('urgent=leak')).toEqual({ kind: 'urgent', items: [waiting] })
  expect(opened('urgent=busy')).toBeNull()
  expect(opened('urgent=unknown')).toBeNull()
  expect(opened('suggest=leak')).toEqual({ kind: 'suggest', items: [waiting] })
  expect(opened('suggest=busy')).toBeNull()
  expect(opened('reassign=u1')).toEqual({ kind: 'sick', items: [], personId: 'u1' })
  expect(opened('day=2026-05-04')).toBeNull()
})

test('of an order with several visits, one without a time is fitted in first', () => {
  const order = { ...waiting.order, id: 'two' }
  const planned = { ...waiting, id: 'two-1', orderId: 'two', order, start: '2026-05-04T12:00:00Z' }
  const unplanned = { ...waiting, id: 'two-2', orderId: 'two', order }
  const both = new Map([planned, unplanned].map((item) => [item.id, item]))
  const query = new URLSearchParams('urgent=two')
  expect(sheetFromUrl(query, both)).toEqual({ kind: 'urgent', items: [unplanned] })
})

test('a closed sheet leaves the rest of the URL', () => {
  const query = new URLSearchParams('day=2026-05-04&urgent=leak&map=1')
  expect(withoutSheet(query).toString()).toBe('day=2026-05-04&map=1')
})

test('only what opens a sheet is asked for', () => {
  expect(askedSheet(new URLSearchParams('day=2026-05-04&urgent=leak'))).toBe('urgent=leak')
  expect(askedSheet(new URLSearchParams('day=2026-05-04&map=1'))).toBe('')
})
