import { expect, test } from 'vitest'
import type { DayEntry } from './day-entries.ts'
import { isOfWindow } from './is-of-window.ts'
import { entryInProgress, pendingEntries } from './pending-entries.ts'

const zone = 'Europe/London'

function entry(id: string, start: string | null, end: string | null = null): DayEntry {
  return { id, orderId: 'o1', part: 1, assigneeIds: ['t1'], start, end, series: null }
}

const monday = entry('monday', '2026-05-04T08:00:00.000Z', '2026-05-04T09:00:00.000Z')
const noon = entry('noon', '2026-05-04T13:00:00.000Z', '2026-05-04T14:00:00.000Z')
const tuesday = entry('tuesday', '2026-05-05')
const wednesday = entry('wednesday', '2026-05-06T08:00:00.000Z', '2026-05-06T09:00:00.000Z')
const none = entry('none', null)
const all = [wednesday, none, monday, tuesday, noon]

const idsAt = (today: string, entries = all, order = {}) =>
  pendingEntries(
    { status: 'dispatched', statusAt: '2026-05-01T00:00:00.000Z', ...order },
    entries,
    today,
    zone,
  ).map(({ id }) => id)

test('an entry of an earlier day is over where another one follows, and overdue where none does', () => {
  expect(idsAt('2026-05-04')).toEqual(['monday', 'noon', 'tuesday', 'wednesday', 'none'])
  expect(idsAt('2026-05-05')).toEqual(['tuesday', 'wednesday', 'none'])
  expect(idsAt('2026-05-08')).toEqual(['wednesday', 'none'])
})

test('an order on hold has none, a partly done one those that begin after it was said', () => {
  expect(idsAt('2026-05-04', all, { status: 'onHold' })).toEqual([])
  const series = { place: 1, count: 2, isOwn: false }
  const several = all.map((one) => ({ ...one, series }))
  const partly = { status: 'partlyDone', statusAt: '2026-05-04T09:30:00.000Z' } as const
  expect(idsAt('2026-05-04', several, partly)).toEqual(['noon', 'tuesday', 'wednesday'])
  const early = { ...partly, statusAt: '2026-05-04T07:30:00.000Z' }
  expect(idsAt('2026-05-04', several, early)).toEqual(['monday', 'noon', 'tuesday', 'wednesday'])
  const dated = several.filter(({ start }) => start !== null)
  expect(idsAt('2026-05-04', dated, early)).toEqual(['noon', 'tuesday', 'wednesday'])
  const late = { ...partly, statusAt: '2026-05-05T09:30:00.000Z' }
  expect(idsAt('2026-05-05', several, late)).toEqual(['wednesday'])
  expect(idsAt('2026-05-04', [noon], partly)).toEqual([])
  expect(idsAt('2026-05-04', [{ ...noon, part: 2 }], partly)).toEqual(['noon'])
})

test('work in progress belongs to the visit nearest to the step, or to now while it is paused', () => {
  const at = (statusAt: string, status: 'onSite' | 'paused' = 'onSite') =>
    entryInProgress({ status, statusAt }, all, '2026-05-04T12:50:00.000Z')?.id
  expect(at('2026-05-04T07:50:00.000Z')).toBe('monday')
  expect(at('2026-05-04T13:40:00.000Z')).toBe('noon')
  expect(at('2026-05-05T12:00:00.000Z')).toBe('tuesday')
  expect(at('2026-05-04T08:30:00.000Z', 'paused')).toBe('noon')
  expect(
    entryInProgress({ status: 'onSite', statusAt: monday.start ?? '' }, [], ''),
  ).toBeUndefined()
  const only = entryInProgress({ status: 'onSite', statusAt: monday.start ?? '' }, [none], '')
  expect(only).toBe(none)
})

test('the arrival window is that of an only visit, or of the one on its day', () => {
  const order = { windowStart: '2026-05-04T07:00:00.000Z' }
  const series = { place: 1, count: 2, isOwn: false }
  expect(isOfWindow(order, wednesday, zone)).toBe(true)
  expect(isOfWindow(order, { ...wednesday, series }, zone)).toBe(false)
  expect(isOfWindow(order, { ...wednesday, part: 2 }, zone)).toBe(false)
  expect(isOfWindow(order, { ...monday, series }, zone)).toBe(true)
  expect(isOfWindow({ windowStart: null }, monday, zone)).toBe(false)
})
