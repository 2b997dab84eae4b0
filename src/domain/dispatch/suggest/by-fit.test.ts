import { expect, test } from 'vitest'
import { absenceFixture } from '../board.fixture.ts'
import { byFit } from './by-fit.ts'
import type { PersonDay } from './person-day.ts'

const free: PersonDay = {
  loadMinutes: 60,
  workMinutes: 480,
  freeAt: 9,
  absence: null,
  requested: null,
  holds: [],
  lacks: [],
  expired: [],
}

test('who can take a visit comes first, of those the soonest free and then the least booked', () => {
  const absence = absenceFixture({})
  const days: Readonly<Record<string, PersonDay>> = {
    away: { ...free, absence, freeAt: null },
    off: { ...free, workMinutes: 0, freeAt: null },
    full: { ...free, freeAt: null },
    unskilled: { ...free, lacks: ['gas'], freeAt: 5 },
    asked: { ...free, requested: absence, freeAt: 5 },
    later: { ...free, freeAt: 10 },
    busy: { ...free, loadMinutes: 240 },
    best: free,
  }
  const names = Object.keys(days).toSorted((a, b) => byFit(days[a] ?? free, days[b] ?? free))
  expect(names).toEqual(['best', 'busy', 'later', 'asked', 'full', 'unskilled', 'off', 'away'])
})
