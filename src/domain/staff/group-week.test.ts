import { expect, it } from 'vitest'
import { defaultWorkingHours } from '../entities/working-hours.ts'
import { groupWeek } from './group-week.ts'

it('shows days with the same hours together', () => {
  const friday = [{ start: '08:00', end: '12:00' }]
  const [office] = groupWeek(defaultWorkingHours)
  expect(groupWeek(defaultWorkingHours)).toEqual([
    { first: 'monday', last: 'friday', spans: defaultWorkingHours.monday },
    { first: 'saturday', last: 'sunday', spans: [] },
  ])
  expect(groupWeek({ ...defaultWorkingHours, friday })).toEqual([
    { ...office, last: 'thursday' },
    { first: 'friday', last: 'friday', spans: friday },
    { first: 'saturday', last: 'sunday', spans: [] },
  ])
})
