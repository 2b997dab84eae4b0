import { expect, it } from 'vitest'
import { defaultWorkingHours } from '../entities/working-hours.ts'
import { weekMinutes } from './week-minutes.ts'

const lunch = { id: 'b', from: '12:00', to: '14:00', minutes: 30, isPaid: false }

it('counts the hours of a week less the unpaid breaks within them', () => {
  expect(weekMinutes(defaultWorkingHours, [])).toBe(45 * 60)
  expect(weekMinutes(defaultWorkingHours, [lunch])).toBe(45 * 60 - 150)
  expect(weekMinutes(defaultWorkingHours, [{ ...lunch, isPaid: true }])).toBe(45 * 60)
})

it('takes no break from a day that ends before it', () => {
  const short = { ...defaultWorkingHours, friday: [{ start: '08:00', end: '12:30' }] }
  expect(weekMinutes(short, [lunch])).toBe(40 * 60 + 30 - 120)
})
