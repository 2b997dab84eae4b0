import { expect, test } from 'vitest'
import { arrive, createTravel, leaveFor } from './travel.ts'

const travel = createTravel({
  places: 2,
  minutes: [
    Float32Array.of(0, 40, 40, 0),
    Float32Array.of(0, 20, 20, 0),
    Float32Array.of(0, 30, 30, 0),
  ],
  hours: [
    { from: 420, hourClass: 0 },
    { from: 540, hourClass: 1 },
    { from: 960, hourClass: 2 },
    { from: 1080, hourClass: 1 },
  ],
})

test('a way takes what its hour says, and changes with the hour', () => {
  expect(arrive(travel, 300, 0, 1)).toBe(320)
  expect(arrive(travel, 450, 0, 1)).toBe(490)
  // Half of it until nine o'clock, the other half at the pace of the day.
  expect(arrive(travel, 520, 0, 1)).toBe(550)
  expect(arrive(travel, 700, 1, 0)).toBe(720)
  expect(arrive(travel, 700, 0, 2)).toBe(700)
})

test('who leaves later never arrives earlier, and who must arrive leaves at the last moment', () => {
  let before = -Infinity
  for (let time = 380; time < 1150; time += 0.5) {
    const arrives = arrive(travel, time, 0, 1)
    expect(arrives).toBeGreaterThan(before)
    expect(leaveFor(travel, arrives, 0, 1)).toBeCloseTo(time, 6)
    before = arrives
  }
})
