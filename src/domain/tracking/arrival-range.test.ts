import { expect, it } from 'vitest'
import { arrivalRange } from './arrival-range.ts'

const now = Date.parse('2026-05-04T09:00:00Z')
const minute = 60_000
const site = { latitude: 44.5, longitude: -64.3 }
const seen = (minutesAgo: number) => ({
  latitude: 44.4,
  longitude: -64.3,
  at: new Date(now - minutesAgo * minute).toISOString(),
})
const driving = (minutes: number) => ({ minutes: () => minutes })
const inMinutes = ({ from, to, isOld }: ReturnType<typeof arrivalRange>) => [
  (from - now) / minute,
  (to - now) / minute,
  isOld,
]

it('counts from when they were seen, give or take a quarter', () => {
  expect(inMinutes(arrivalRange(seen(4), site, now, driving(40)))).toEqual([26, 46, false])
})

it('is never narrower than five minutes each way, nor before now', () => {
  expect(inMinutes(arrivalRange(seen(4), site, now, driving(8)))).toEqual([0, 9, false])
  expect(inMinutes(arrivalRange(seen(10), site, now, driving(4)))).toEqual([0, 5, false])
})

it('says that the position is old', () => {
  expect(inMinutes(arrivalRange(seen(16), site, now, driving(20)))).toEqual([0, 9, true])
})
