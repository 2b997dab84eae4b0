import { expect, test } from 'vitest'
import { boardFixture, personFixture, visitFixture } from '#domain/dispatch/board.fixture.ts'
import { shownPeople } from './shown-people.ts'

const gas = [{ id: 'gas', level: 2 as const, expiresOn: null }]
const people = [
  personFixture('b', { skills: gas, territoryIds: ['north'] }),
  personFixture('a', { territoryIds: ['south'] }),
  personFixture('c', { territoryIds: ['gone'] }),
  personFixture('d', { skills: gas }),
]
const { company } = boardFixture()
const board = boardFixture([visitFixture('v', '09:00')], {
  company: {
    ...company,
    territories: ['north', 'south'].map((id) => ({ id, name: id, postalCodes: [] })),
  },
  people: new Map(people.map((one) => [one.user.id, one])),
})
const shown = (skill: string, territory: string) =>
  shownPeople(board, { skill, territory }).map(({ user }) => user.id)

test.each([
  ['', '', ['a', 'b', 'c', 'd']],
  ['gas', '', ['b', 'd']],
  ['', 'north', ['b', 'c', 'd']],
  ['gas', 'south', ['d']],
  ['', 'no such territory', ['a', 'b', 'c', 'd']],
])('with the skill %j and the territory %j', (skill, territory, ids) => {
  expect(shown(skill, territory)).toEqual(ids)
})

test('who left has a lane only on the days with a visit of theirs', () => {
  const left = personFixture('left')
  const gone = { ...left, user: { ...left.user, status: 'deactivated' as const } }
  const late = visitFixture('late', '23:00', { assigneeIds: ['left'], minutes: 120 })
  const withLeft = { ...board, people: new Map([['left', gone]]), visits: [late] }
  const on = (...days: string[]) => shownPeople(withLeft, undefined, days).length
  expect([on('2026-05-03'), on('2026-05-04'), on('2026-05-05'), on('2026-05-06')]).toEqual([
    0, 1, 1, 0,
  ])
  expect(on('2026-05-03', '2026-05-04')).toBe(1)
  expect(shownPeople(withLeft)).toHaveLength(1)
})
