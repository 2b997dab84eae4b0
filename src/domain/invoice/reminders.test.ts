import * as v from 'valibot'
import { expect, test } from 'vitest'
import { remindedDueDates, reminderDays, reminderDaysOf, reminderDue } from './reminders.ts'

test.each(['', '7', '7,21', '1,90,180'])('%j are days of reminders', (text) => {
  expect(v.is(reminderDays, text)).toBe(true)
})

test.each(['0', '21,7', '7,7', '7,', '181', '1,2,3,4', '-7', '7.5', ' 7'])(
  '%j are no days of reminders',
  (text) => {
    expect(v.is(reminderDays, text)).toBe(false)
  },
)

const days = reminderDaysOf('7,21,35')
const due = (today: string, sent = 0) => reminderDue('2026-03-01', today, days, sent)

test('a reminder is due on its day, and once', () => {
  expect(due('2026-03-07')).toBe(0)
  expect(due('2026-03-08')).toBe(1)
  expect(due('2026-03-08', 1)).toBe(0)
  expect(due('2026-03-22', 1)).toBe(2)
  expect(due('2026-04-05', 2)).toBe(3)
  expect(due('2026-04-06', 3)).toBe(0)
})

test('a missed day is caught up within a week, with the latest reminder alone', () => {
  expect(due('2026-03-15')).toBe(1)
  expect(due('2026-03-16')).toBe(0)
  expect(due('2026-03-22')).toBe(2)
  expect(due('2026-04-12')).toBe(3)
  expect(due('2026-04-13')).toBe(0)
})

test('no invoice outside the due dates of a day has a reminder, and the first and last may', () => {
  const today = '2026-05-20'
  const dates = remindedDueDates(today, days)
  expect(dates).toEqual({ from: '2026-04-08', to: '2026-05-13' })
  expect(reminderDue('2026-04-08', today, days, 0)).toBe(3)
  expect(reminderDue('2026-04-07', today, days, 0)).toBe(0)
  expect(reminderDue('2026-05-13', today, days, 0)).toBe(1)
  expect(reminderDue('2026-05-14', today, days, 0)).toBe(0)
  expect(remindedDueDates(today, [])).toBeNull()
})
