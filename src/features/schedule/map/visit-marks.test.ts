import { expect, it } from 'vitest'
import { avatarHue } from '#components/contact/avatar-hue.ts'
import { boardFixture, east, personFixture, visitFixture } from '#domain/dispatch/board.fixture.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { BoardItem } from '../board/use-board.ts'
import { visitMarks } from './visit-marks.ts'

const monday = '2026-05-04'

interface More {
  days?: string[]
  selected?: string[]
  people?: string[]
}

function shown(visits: readonly BoardVisit[], more: More = {}) {
  const people = more.people?.map((id) => [id, personFixture(id)] as const)
  const board = boardFixture(visits, people && { people: new Map(people) })
  const names = { customerName: '', siteLine: '', isUnsent: false }
  const items = new Map(
    visits.map((visit): [string, BoardItem] => [
      visit.id,
      { ...visit, ...names, series: { place: 1, count: 1, parts: [] } },
    ]),
  )
  return visitMarks({
    data: { board, items },
    people: [...board.people.values()],
    days: more.days ?? [monday],
    waiting: [...items.values()].filter(({ assigneeIds }) => assigneeIds.length === 0),
    selected: more.selected ?? [],
  })
}

const first = visitFixture('v1', '09:00', { assigneeIds: ['t1'], place: east(2) })
const second = visitFixture('v2', '11:00', { assigneeIds: ['t1'], place: east(5) })

it('numbers the visits of a day and draws the way from the base through them', () => {
  const { points, lines } = shown([second, first], { selected: ['v2'] })
  expect(points.map(({ id, label, isSelected }) => [id, label, isSelected])).toEqual([
    ['v1', '1', false],
    ['v2', '2', true],
  ])
  expect(lines).toEqual([
    { places: [east(0), east(2), east(5)], isSelected: true, personId: 't1', dash: 0 },
  ])
})

it('has one point for a crew, and a line for each of them', () => {
  const crew = visitFixture('v1', '09:00', { assigneeIds: ['t1', 't2'], place: east(2) })
  const { points, lines } = shown([crew])
  expect(points.map(({ id }) => id)).toEqual(['v1'])
  expect(lines.map(({ personId }) => personId)).toEqual(['t1', 't2'])
})

it('tells ways of the same colour apart by their dashes', () => {
  const [first = '', twin = '', third = '', other = ''] = sameHue()
  const crew = visitFixture('v1', '09:00', {
    assigneeIds: [first, other, twin, third],
    place: east(2),
  })
  const { lines } = shown([crew], { people: [first, other, twin, third] })
  expect(lines.map(({ personId, dash }) => [personId, dash])).toEqual([
    [first, 0],
    [other, 0],
    [twin, 1],
    [third, 2],
  ])
})

/** The ids of three people of one colour, and of one of another. */
function sameHue(): readonly string[] {
  const ids = Array.from({ length: 60 }, (_, i) => `p${i}`)
  const hue = avatarHue('p0')
  const other = ids.find((id) => avatarHue(id) !== hue) ?? ''
  return [...ids.filter((id) => avatarHue(id) === hue).slice(0, 3), other]
}

it('outlines what nobody has, of these days or of none, and marks what is urgent', () => {
  const open = visitFixture('v1', null, { assigneeIds: [], place: east(1) }, { priority: 'urgent' })
  const today = visitFixture('v2', '09:00', { assigneeIds: [], place: east(1) })
  const later = visitFixture('v3', null, { assigneeIds: [], start: '2026-05-05', place: east(1) })
  const { points } = shown([open, today, later])
  expect(points.map(({ id, label, isHollow }) => [id, label, isHollow])).toEqual([
    ['v1', '!', true],
    ['v2', '', true],
  ])
})

it('draws no lines and numbers over several days', () => {
  const { points, lines } = shown([first, second], { days: [monday, '2026-05-05'] })
  expect(points.map(({ label }) => label)).toEqual(['', ''])
  expect(lines).toEqual([])
})

it('names the visits that have no position', () => {
  const lost = visitFixture('v1', '09:00', { assigneeIds: ['t1'], place: null })
  const { points, unplaced } = shown([lost])
  expect(points).toEqual([])
  expect(unplaced.map(({ id }) => id)).toEqual(['v1'])
})
