import { expect, it } from 'vitest'
import { east } from '../board.fixture.ts'
import { calibrate, type Trip } from './calibrate.ts'
import { createTravel } from './travel.ts'

const timeZone = 'Europe/Madrid'
const at = (time: string) => Date.parse(`2026-05-04T${time}:00+02:00`)
const km = 40
const guessed = createTravel({ timeZone }).minutes(east(0), east(km), at('11:00')) - 4

function trips(count: number, factor: (i: number) => number, time = '11:00'): readonly Trip[] {
  return Array.from({ length: count }, (_, i) => ({
    from: east(0),
    to: east(km),
    leavesAt: at(time),
    minutes: 4 + guessed * factor(i),
  }))
}

it('is the median of thirty drives of a kind, and nothing of fewer', () => {
  const odd = (i: number) => (i < 14 ? 1 : i < 16 ? 1.2 : 9)
  expect(calibrate(trips(30, odd), timeZone)).toEqual({ beyond: { calm: expect.closeTo(1.2, 6) } })
  expect(calibrate(trips(29, odd), timeZone)).toEqual({})
})

it('keeps within bounds, and apart what is driven in the rush', () => {
  const both = [...trips(30, () => 9), ...trips(31, () => 0.1, '07:30')]
  expect(calibrate(both, timeZone)).toEqual({ beyond: { calm: 2.5, morning: 0.6 } })
})

it('makes the estimate what the drives took', () => {
  const calibration = calibrate(
    trips(40, () => 1.5),
    timeZone,
  )
  const { minutes } = createTravel({ timeZone, calibration })
  expect(minutes(east(0), east(km), at('11:00'))).toBe(4 + guessed * 1.5)
})

it('does not count drives with an unknown end or within one place', () => {
  const unknown = trips(30, () => 2).map((trip) => ({ ...trip, from: null }))
  const none = trips(30, () => 2).map((trip) => ({ ...trip, to: trip.from }))
  expect(calibrate([...unknown, ...none], timeZone)).toEqual({})
})

it('leaves out the minutes that a barrier takes in any case', () => {
  const { latitude, longitude } = east(km / 2)
  const points = [latitude - 0.1, latitude + 0.1].map((at) => ({ latitude: at, longitude }))
  const slow = trips(30, () => 1).map((trip) => ({ ...trip, minutes: trip.minutes + 20 }))
  expect(calibrate(slow, timeZone, [{ points, minutes: 20 }])).toEqual({
    beyond: { calm: expect.closeTo(1, 6) },
  })
})
