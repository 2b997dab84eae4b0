import { describe, expect, it } from 'vitest'
import type { TimeEntry } from '../entities/time-entry.ts'
import type { Week } from '../entities/week.ts'
import { approvedOf, weekBounds } from '../time/week.ts'
import { weekTimesheet } from '../time/timesheet.ts'
import { currencyChange, mayChangeCurrency, zoneChange, type ZoneFacts } from './region-change.ts'

const [halifax, madrid] = ['America/Halifax', 'Europe/Madrid']
const now = Date.parse('2026-03-04T12:00:00Z')
const stamps = { schema: 1, updatedAt: '2026-03-02T09:00:00Z', updatedBy: 'tech', deletedAt: null }
const entry = (id: string, startedAt: string, endedAt: string): TimeEntry => ({
  ...stamps,
  id,
  userId: 'tech',
  kind: 'day',
  orderId: null,
  startedAt,
  endedAt,
  note: '',
  createdAt: startedAt,
  createdBy: 'tech',
})
const order = (title: string, plannedStart: string | null, more = {}) => ({
  title,
  open: true,
  plannedStart,
  windowStart: null,
  ...more,
})
const nothing: ZoneFacts = { orders: [], entries: [], weeks: [], absences: [], holidays: [] }

/** A night on Sunday, 1 March in Halifax, which is Monday in Madrid. */
const night = entry('night', '2026-03-02T01:00:00Z', '2026-03-02T03:00:00Z')
const noon = entry('noon', '2026-02-25T16:00:00Z', '2026-02-25T20:00:00Z')

function approvedIn(zone: string, entries: readonly TimeEntry[]): Week {
  const totals = approvedOf(weekTimesheet(entries, '2026-02-23', { now, timeZone: zone }))
  return {
    ...stamps,
    id: 'tech_20260223',
    userId: 'tech',
    monday: '2026-02-23',
    ...weekBounds('2026-02-23', zone),
    status: 'approved',
    ...totals,
    decidedAt: '2026-03-02T09:00:00Z',
    decidedBy: 'admin',
  }
}

describe('another time zone', () => {
  it('leaves the moment of every scheduled order', () => {
    const orders = [
      order('Later', '2026-03-06T13:00:00Z'),
      order('Next', '2026-03-05T13:00:00Z'),
      order('Over', '2026-03-01T13:00:00Z'),
      order('Unscheduled', null),
      order('Window', null, { windowStart: '2026-03-07T13:00:00Z' }),
      order('Closed', '2026-03-05T08:00:00Z', { open: false }),
    ]
    expect(zoneChange({ ...nothing, orders }, halifax, madrid, now)).toMatchObject({
      scheduled: 4,
      next: { title: 'Next', at: '2026-03-05T13:00:00Z' },
    })
  })

  it('moves recorded time near midnight to another day and week', () => {
    const entries = [night, noon]
    expect(zoneChange({ ...nothing, entries }, halifax, madrid, now)).toMatchObject({
      movedEntries: 1,
      openWeeks: 2,
      approvedWeeks: 0,
    })
  })

  it('changes an approved week only if its totals change', () => {
    const entries = [night, noon]
    const weeks = [approvedIn(halifax, entries)]
    expect(zoneChange({ ...nothing, entries, weeks }, halifax, madrid, now)).toMatchObject({
      openWeeks: 1,
      approvedWeeks: 1,
    })
    const quiet = [approvedIn(halifax, [noon])]
    expect(zoneChange({ ...nothing, entries: [noon], weeks: quiet }, halifax, madrid, now)).toEqual(
      {
        scheduled: 0,
        next: null,
        movedEntries: 0,
        openWeeks: 0,
        approvedWeeks: 0,
        absencesAhead: 0,
        holidaysAhead: 0,
      },
    )
    // A week whose time is no longer on this device cannot be judged.
    expect(zoneChange({ ...nothing, weeks }, halifax, madrid, now).approvedWeeks).toBe(0)
  })

  it('leaves the days of absences and holidays', () => {
    const absences = [
      { toOn: '2026-03-04', status: 'approved' },
      { toOn: '2026-03-03', status: 'approved' },
      { toOn: '2026-03-09', status: 'requested' },
      { toOn: '2026-03-09', status: 'rejected' },
    ]
    const holidays = ['2026-03-04', '2026-03-03', '2026-12-25'].map((on) => ({
      id: on,
      on,
      label: '',
    }))
    expect(zoneChange({ ...nothing, absences, holidays }, halifax, madrid, now)).toMatchObject({
      absencesAhead: 2,
      holidaysAhead: 2,
    })
  })
})

describe('another currency', () => {
  const item = { name: 'Pump', costMinor: 9000, priceMinor: 12_000, archivedAt: null }

  it('converts nothing', () => {
    const items = [
      { ...item, name: 'Old', archivedAt: '2026-03-02T09:00:00Z' },
      { ...item, costMinor: 0, priceMinor: 0 },
      item,
      { ...item, name: 'Valve', priceMinor: 0 },
    ]
    expect(currencyChange(items, 'EUR', 'USD')).toEqual({
      priced: 2,
      example: { name: 'Pump', minor: 12_000 },
      factor: 1,
    })
    expect(currencyChange([{ ...item, priceMinor: 0 }], 'EUR', 'USD').example?.minor).toBe(9000)
    expect(currencyChange([], 'EUR', 'USD')).toEqual({ priced: 0, example: null, factor: 1 })
  })

  it.each([
    ['EUR', 'JPY', 100],
    ['JPY', 'EUR', 0.01],
    ['EUR', 'KWD', 0.1],
    ['KWD', 'JPY', 1000],
  ])('of other decimals reads otherwise: %s to %s, %d', (from, to, factor) => {
    expect(currencyChange([item], from, to).factor).toBe(factor)
  })

  it('is refused once money was issued in this one, and until that is known', () => {
    expect(mayChangeCurrency([0, 0])).toBe('yes')
    expect(mayChangeCurrency([0, 1])).toBe('issued')
    expect(mayChangeCurrency([undefined, 1])).toBe('issued')
    expect(mayChangeCurrency([0, undefined])).toBe('unknown')
  })
})
