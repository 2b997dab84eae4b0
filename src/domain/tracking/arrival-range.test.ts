import { expect, it } from 'vitest'
import { arrivalRange } from './arrival-range.ts'

const seenAt = '2026-05-04T09:00:00Z'
const minute = 60_000
const site = { latitude: 44.5, longitude: -64.3 }

/** The range in minutes after they were seen, for who drives this long, asked this many minutes after that. */
function rangeOf(driveMinutes: number, askedAfter: number, at = seenAt) {
  const seen = Date.parse(at)
  const range = arrivalRange(
    { latitude: 44.4, longitude: -64.3, at },
    site,
    seen + askedAfter * minute,
    { minutes: (_from, _to, begins) => (begins === seen ? driveMinutes : Number.NaN) },
  )
  return range && [(range.from - seen) / minute, (range.to - seen) / minute, range.isOld]
}

it('counts from when they were seen, give or take a quarter', () => {
  expect(rangeOf(40, 4)).toEqual([30, 50, false])
})

it('is never narrower than five minutes each way, nor before they were seen', () => {
  expect(rangeOf(8, 0)).toEqual([3, 13, false])
  expect(rangeOf(4, 0)).toEqual([0, 9, false])
})

it('stays the same until they are seen again, also while it is going on', () => {
  for (const after of [0, 1, 3, 8, 13]) expect(rangeOf(8, after)).toEqual([3, 13, false])
})

it('is not told once it is over', () => {
  expect(rangeOf(8, 13.1)).toBeNull()
  expect(rangeOf(8, 40)).toBeNull()
})

it('says that the position is old, until it is too old to use', () => {
  expect(rangeOf(600, 15)).toEqual([450, 750, false])
  expect(rangeOf(600, 16)).toEqual([450, 750, true])
  expect(rangeOf(600, 480)).toEqual([450, 750, true])
  expect(rangeOf(600, 481)).toBeNull()
})

it('allows for a device whose clock is ahead', () => {
  expect(rangeOf(40, -2)).toEqual([30, 50, false])
})
