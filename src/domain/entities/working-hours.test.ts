import * as v from 'valibot'
import { expect, it } from 'vitest'
import { defaultWorkingHours, workingHours } from './working-hours.ts'

const span = (start: string, end: string) => ({ start, end })

it.each([[span('08:00', '12:00'), span('12:00', '17:00')], [span('00:00', '23:59')], []])(
  '%j is a valid day',
  (...monday) => {
    expect(v.is(workingHours, { monday })).toBe(true)
  },
)

it.each([
  [span('17:00', '08:00')],
  [span('08:00', '08:00')],
  [span('8:00', '17:00')],
  [span('08:00', '24:00')],
  [span('08:00', '12:00'), span('11:00', '15:00')],
  [span('13:00', '17:00'), span('08:00', '12:00')],
  Array.from({ length: 5 }, (_, i) => span(`0${i}:00`, `0${i}:30`)),
])('%j is not a valid day', (...monday) => {
  expect(v.is(workingHours, { monday })).toBe(false)
})

it('a new company has a usual week', () => {
  expect(v.parse(workingHours, defaultWorkingHours)).toEqual(defaultWorkingHours)
  expect(v.parse(workingHours, {}).sunday).toEqual([])
})
