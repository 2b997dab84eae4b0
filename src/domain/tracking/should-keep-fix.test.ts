import { describe, expect, it } from 'vitest'
import { fixFilters, shouldKeepFix } from './should-keep-fix.ts'

const startMs = Date.parse('2026-03-02T08:00:00.000Z')
/** A fix some seconds after and some metres north of the first. */
const fix = (seconds: number, metres: number, accuracy = 10) => ({
  at: new Date(startMs + seconds * 1000).toISOString(),
  latitude: 44 + metres / 111_195,
  longitude: -64,
  accuracy,
})
const first = fix(0, 0)
const keeps = (next: ReturnType<typeof fix>, filter: (typeof fixFilters)['usual' | 'coarse']) =>
  shouldKeepFix(first, next, filter)

describe('a fix is kept', () => {
  it.each([
    ['the same place a moment later', fix(10, 0), false],
    ['a few metres further', fix(10, 20), false],
    ['a street further', fix(10, 30), true],
    ['further, but by less than the uncertainty', fix(10, 60, 80), false],
    ['very inaccurate', fix(10, 5000, 300), false],
    ['very inaccurate, after a long silence', fix(700, 5000, 300), true],
    ['still here', fix(300, 0), true],
    ['from before', fix(-5, 500), false],
    ['of the same moment elsewhere', fix(0, 500), false],
    ['after the clock was set back by an hour', fix(-3600, 500), true],
    ['after the clock was set back, but very inaccurate', fix(-3600, 500, 2000), false],
    ['a jump faster than anyone drives', fix(10, 5000), false],
    ['a jump with enough time for it', fix(120, 5000), true],
    ['a jump after a long silence', fix(601, 90_000), true],
  ])('%s', (_name, next, kept) => {
    expect(keeps(next, fixFilters.usual)).toBe(kept)
  })

  it('less often where the battery is nearly empty', () => {
    expect(keeps(fix(60, 200), fixFilters.coarse)).toBe(false)
    expect(keeps(fix(60, 300), fixFilters.coarse)).toBe(true)
    expect(keeps(fix(300, 0), fixFilters.coarse)).toBe(false)
  })

  it('first of all where it is accurate enough to begin with', () => {
    expect(shouldKeepFix(null, fix(0, 0, 1000), fixFilters.usual)).toBe(true)
    expect(shouldKeepFix(null, fix(0, 0, 9000), fixFilters.usual)).toBe(false)
  })
})
