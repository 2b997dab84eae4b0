import { expect, it } from 'vitest'
import { personFixture } from '#domain/dispatch/board.fixture.ts'
import type { PersonNow } from '#domain/tracking/person-now.ts'
import { countOnMap, filterPeople } from './filter-people.ts'

const one = (userId: string, state: PersonNow['state']): PersonNow => ({
  userId,
  state,
  visit: null,
  next: null,
  arrival: null,
  position: null,
})
const gas = { id: 'gas', level: 1, expiresOn: null } as const
const people = new Map([
  ['a', personFixture('a', { skills: [gas] })],
  ['b', personFixture('b', { territoryIds: ['north'] })],
  ['c', personFixture('c')],
])
const all = [one('c', 'off'), one('a', 'onSite'), one('b', 'enRoute')]
const none = { territory: '', state: '', skill: '' } as const
const ids = (filters: Parameters<typeof filterPeople>[2]) =>
  filterPeople(all, { people }, filters).map(({ userId }) => userId)

it('puts who is at work first', () => {
  expect(ids(none)).toEqual(['b', 'a', 'c'])
})

it('shows only those of a state, skill and territory', () => {
  expect(ids({ ...none, state: 'onSite' })).toEqual(['a'])
  expect(ids({ ...none, skill: 'gas' })).toEqual(['a'])
  expect(ids({ ...none, territory: 'north' })).toEqual(['b'])
  expect(ids({ territory: 'north', state: 'off', skill: '' })).toEqual([])
})

it('counts those with a position that says something', () => {
  const now = Date.parse('2026-05-04T09:00:00Z')
  const at = (hours: number) => ({
    ...one('a', 'off'),
    position: {
      at: new Date(now - hours * 3_600_000).toISOString(),
      latitude: 1,
      longitude: 1,
      accuracy: 1,
      battery: null,
    },
  })
  expect(countOnMap([at(1), at(9), one('b', 'off')], now)).toBe(1)
})
