import { expect, test } from 'vitest'
import { absenceFixture, boardFixture, personFixture, visitFixture } from '../board.fixture.ts'
import { personDay } from './person-day.ts'

const day = '2026-05-04'
const wanted = visitFixture('new', null, { assigneeIds: [] })

test('a person’s day tells the load and the first time that fits', () => {
  const visits = [
    visitFixture('a', '08:00', { minutes: 120 }),
    visitFixture('b', null, { start: day, minutes: 30 }),
  ]
  const found = personDay(boardFixture(visits), wanted, 't1', day)
  expect(found).toMatchObject({ loadMinutes: 150, absence: null, holds: [], lacks: [] })
  expect(found.workMinutes).toBeGreaterThan(300)
  expect(new Date(found.freeAt ?? 0).toISOString()).toBe('2026-05-04T08:00:00.000Z')
})

test('the visit itself does not count', () => {
  const visit = visitFixture('a', '08:00', { minutes: 120 })
  const found = personDay(boardFixture([visit]), visit, 't1', day)
  expect(found.loadMinutes).toBe(0)
})

test('who is away is not free, and skills are held or lacking', () => {
  const skills = [{ id: 'gas', level: 2, expiresOn: null } as const]
  const away = personFixture('t1', { skills }, { absences: [absenceFixture()] })
  const board = boardFixture([], { people: new Map([['t1', away]]) })
  const needed = [
    { id: 'gas', level: 1 },
    { id: 'heights', level: 1 },
  ] as const
  const visit = visitFixture('new', null, { assigneeIds: [] }, { skills: needed })
  expect(personDay(board, visit, 't1', day)).toMatchObject({
    freeAt: null,
    absence: { id: 'x' },
    holds: ['gas'],
    lacks: ['heights'],
  })
})

test('a skill that has expired by the day is told of as expired', () => {
  const skills = [{ id: 'gas', level: 2, expiresOn: '2026-05-03' } as const]
  const board = boardFixture([], { people: new Map([['t1', personFixture('t1', { skills })]]) })
  const visit = visitFixture('new', null, {}, { skills: [{ id: 'gas', level: 1 }] })
  const found = personDay(board, visit, 't1', day)
  expect(found).toMatchObject({ holds: [], lacks: [], expired: ['gas'] })
  const before = personDay(board, visit, 't1', '2026-05-03')
  expect(before).toMatchObject({ holds: ['gas'], lacks: [], expired: [] })
})
