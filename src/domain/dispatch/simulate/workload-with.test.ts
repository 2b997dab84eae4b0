import { expect, test } from 'vitest'
import { absenceFixture, boardFixture, personFixture, visitFixture } from '../board.fixture.ts'
import { workloadWith } from './workload-with.ts'

const monday = '2026-05-04'
const unassigned = { assigneeIds: [] }
const morning = visitFixture('a', '09:00', { ...unassigned, minutes: 60 })
const sameTime = visitFixture('b', '09:30', { ...unassigned, minutes: 60 })
const later = visitFixture('c', '12:00', { ...unassigned, minutes: 60 })
const someDay = visitFixture('d', null, unassigned)

test('the workload counts what overlaps, the selected orders among themselves too', () => {
  const theirs = visitFixture('own', '12:30', { assigneeIds: ['t2'], minutes: 60 })
  const board = boardFixture([morning, sameTime, later, someDay, theirs])
  const selected = [morning, sameTime, later, someDay]
  expect(workloadWith(board, selected, 't2')).toMatchObject({ overlaps: 3 })
  expect(workloadWith(board, selected, 't1')).toMatchObject({ overlaps: 2 })
  expect(workloadWith(board, [later], 't1')).toMatchObject({ overlaps: 0 })
})

test('the busiest day is the one with the least time left, with the new work', () => {
  const tuesday = { start: '2026-05-05T08:00:00.000Z', minutes: 300 }
  const board = boardFixture([
    morning,
    visitFixture('own', '08:00', { minutes: 60 }),
    visitFixture('next', null, { ...unassigned, ...tuesday }),
  ])
  const [, , next] = board.visits
  const { busiest } = workloadWith(board, next ? [morning, next] : [], 't1')
  expect(busiest).toMatchObject({ day: '2026-05-05', loadMinutes: 300 })
  expect(workloadWith(board, [morning], 't1').busiest).toMatchObject({
    day: monday,
    loadMinutes: 120,
  })
  // What has no day, or one that is over, counts for today, and the first with its duration.
  const overdue = visitFixture('o', null, { ...unassigned, start: '2026-05-01T08:00:00.000Z' })
  expect(workloadWith(board, [overdue], 't1').busiest?.day).toBe(monday)
  expect(workloadWith(board, [someDay], 't1').busiest).toMatchObject({
    day: monday,
    loadMinutes: 60 + someDay.minutes,
  })
  expect(workloadWith(board, [morning, someDay], 't1').busiest).toMatchObject({
    day: monday,
    loadMinutes: 120 + someDay.minutes,
  })
})

test('time off, requests and days that are not worked are told apart', () => {
  const people = new Map([
    ['t1', personFixture('t1', {}, { absences: [absenceFixture()] })],
    ['t2', personFixture('t2', {}, { absences: [absenceFixture({ status: 'requested' })] })],
  ])
  const sunday = visitFixture('s', null, { ...unassigned, start: '2026-05-10T08:00:00.000Z' })
  const board = boardFixture([morning, sunday], { people })
  expect(workloadWith(board, [morning, sunday], 't1')).toMatchObject({
    awayDays: [monday],
    requestedDays: [],
    offDays: ['2026-05-10'],
  })
  expect(workloadWith(board, [morning], 't2')).toMatchObject({
    awayDays: [],
    requestedDays: [monday],
  })
})

test('orders whose skills a person lacks are counted, on the day of each', () => {
  const skills = [{ id: 'gas', level: 2, expiresOn: '2026-05-04' } as const]
  const people = new Map([['t1', personFixture('t1', { skills })]])
  const need = { skills: [{ id: 'gas', level: 1 } as const] }
  const today = visitFixture('x', '09:00', unassigned, need)
  const dayAfter = visitFixture('y', null, { start: '2026-05-05T08:00:00.000Z' }, need)
  const undated = visitFixture('z', null, unassigned, need)
  const board = boardFixture([today, dayAfter, undated], { people })
  expect(workloadWith(board, board.visits, 't1').unskilled).toBe(1)
})
