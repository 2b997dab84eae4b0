import { expect, test } from 'vitest'
import { defaultWorkingHours } from '../entities/working-hours.ts'
import { countWorkDays } from './work-days.ts'

const company = { workingHours: defaultWorkingHours, timeZone: 'Europe/Madrid' }
const span = { fromOn: '2026-05-01', toOn: '2026-05-05' }

test('weekends and holidays are no days of work, unless someone has hours of their own', () => {
  expect(countWorkDays(span, company, null, [])).toBe(3)
  expect(countWorkDays(span, company, null, [{ on: '2026-05-01', label: 'Labour Day' }])).toBe(2)
  const saturdays = { ...defaultWorkingHours, saturday: [{ start: '08:00', end: '12:00' }] }
  expect(countWorkDays(span, company, { weeklyHours: saturdays, exceptions: [] }, [])).toBe(4)
})

test('a span that ends before it begins has none, and one of years is not counted', () => {
  expect(countWorkDays({ fromOn: '2026-05-05', toOn: '2026-05-01' }, company, null, [])).toBe(0)
  expect(countWorkDays({ fromOn: '2026-05-01', toOn: '9999-01-01' }, company, null, [])).toBeNull()
  expect(countWorkDays({ fromOn: '', toOn: '' }, company, null, [])).toBeNull()
})
