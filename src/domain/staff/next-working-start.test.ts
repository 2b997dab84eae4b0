import { expect, test } from 'vitest'
import { defaultWorkingHours } from '../entities/working-hours.ts'
import { nextWorkingStart } from './next-working-start.ts'

const company = { workingHours: defaultWorkingHours, timeZone: 'Europe/Madrid', holidays: [] }
const days = Object.keys(defaultWorkingHours)
const all = (spans: readonly { readonly start: string; readonly end: string }[]) => ({
  ...company,
  workingHours: Object.fromEntries(days.map((day) => [day, spans])) as never,
})

test('it is the next day on which the company works, at nine', () => {
  expect(nextWorkingStart('2026-05-04', company)).toEqual({ day: '2026-05-05', time: '09:00' })
  expect(nextWorkingStart('2026-05-08', company)).toEqual({ day: '2026-05-11', time: '09:00' })
  const holidays = [{ on: '2026-05-11', label: 'Local' }]
  expect(nextWorkingStart('2026-05-08', { ...company, holidays }).day).toBe('2026-05-12')
})

test('where the company does not work at nine, it is when its day begins', () => {
  const late = all([{ start: '14:00', end: '22:00' }])
  expect(nextWorkingStart('2026-05-04', late)).toEqual({ day: '2026-05-05', time: '14:00' })
})

test('a company without working hours has the next day', () => {
  expect(nextWorkingStart('2026-05-08', all([]))).toEqual({ day: '2026-05-09', time: '09:00' })
})
