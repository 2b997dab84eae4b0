import { describe, expect, it } from 'vitest'
import { writeCsv } from '#lib/csv.ts'
import type { TimeEntry } from '../entities/time-entry.ts'
import type { Week } from '../entities/week.ts'
import { weekBounds, weekId } from './week.ts'
import { payrollRows } from './payroll-rows.ts'

const context = { now: Date.parse('2026-05-20T12:00:00Z'), timeZone: 'Europe/Madrid' }
const people = [
  { id: 'ana', name: 'Ana, "A"', email: 'ana@b.example' },
  { id: 'ben', name: '=Ben', email: 'ben@b.example' },
]

let made = 0
function entry(userId: string, kind: TimeEntry['kind'], start: string, end: string | null) {
  made += 1
  const [startedAt, endedAt] = [`2026-05-${start}:00.000Z`, end && `2026-05-${end}:00.000Z`]
  const stamps = { schema: 1, updatedAt: startedAt, updatedBy: userId, deletedAt: null }
  const created = { createdAt: startedAt, createdBy: userId }
  const span = { userId, kind, orderId: null, startedAt, endedAt, note: '' }
  return { id: `e${made}`, ...span, ...created, ...stamps }
}

const entries = [
  entry('ana', 'day', '04T06:00', '04T10:00'),
  entry('ana', 'day', '04T11:00', '04T15:10'),
  entry('ana', 'break', '04T08:00', '04T08:30'),
  entry('ana', 'travel', '04T06:00', '04T06:45'),
  entry('ana', 'order', '04T06:45', '04T10:00'),
  entry('ben', 'day', '10T22:30', '11T04:30'),
  entry('ben', 'day', '12T06:00', null),
]

/** Ana's week had another hour when it was approved. */
const approvals = [approval('ana', '2026-05-04', 520), approval('ben', '2026-05-11', 360)]

function approval(userId: string, monday: string, paidMinutes: number): Week {
  const totals = userId === 'ana' ? [30, 45, 195] : [0, 0, 0]
  const [breakMinutes = 0, travelMinutes = 0, orderMinutes = 0] = totals
  return {
    id: weekId(userId, monday),
    userId,
    monday,
    ...weekBounds(monday, context.timeZone),
    status: 'approved',
    paidMinutes,
    breakMinutes,
    travelMinutes,
    orderMinutes,
    entriesHash: null,
    decidedAt: '2026-05-18T08:00:00.000Z',
    decidedBy: 'owner',
    schema: 1,
    updatedAt: '2026-05-18T08:00:00.000Z',
    updatedBy: 'owner',
    deletedAt: null,
  }
}

describe('the payroll of some weeks', () => {
  it('is one row per person and day, byte for byte', () => {
    const rows = payrollRows(
      { people, entries, approvals, monday: '2026-05-04', weeks: 2 },
      context,
    )
    expect(writeCsv(rows)).toBe(
      [
        '\uFEFFemployee_id,name,email,date,start,end,paid_minutes,paid_hours,break_minutes,travel_minutes,order_minutes,status',
        'ana,"Ana, ""A""",ana@b.example,2026-05-04,2026-05-04T08:00,2026-05-04T17:10,460,7.67,30,45,195,changed',
        "ben,'=Ben,ben@b.example,2026-05-11,2026-05-11T00:30,2026-05-11T06:30,360,6.00,0,0,0,approved",
        "ben,'=Ben,ben@b.example,2026-05-12,2026-05-12T08:00,,0,0.00,0,0,0,approved",
      ].join('\r\n'),
    )
  })

  it('leaves out other weeks', () => {
    const rows = payrollRows(
      { people, entries, approvals, monday: '2026-05-18', weeks: 1 },
      context,
    )
    expect(rows).toHaveLength(1)
  })
})
