import { expect, test } from 'vitest'
import { boardItem } from '../board/board-item.fixture.ts'
import { remoteChanges } from './remote-changes.ts'

const day = '2026-05-04'
const opened = Date.parse(`${day}T06:30:00.000Z`)
const item = (id: string, updatedBy: string, more: object = {}) => ({
  ...boardItem(id, {
    updatedBy,
    updatedAt: `${day}T07:00:00.000Z`,
    plannedStart: `${day}T08:00:00.000Z`,
  }),
  ...more,
})
const mapOf = (...items: ReturnType<typeof item>[]) => new Map(items.map((one) => [one.id, one]))

test('has visits that others moved, gave to someone, or added; not one’s own changes', () => {
  const before = mapOf(
    item('moved', 'me'),
    item('given', 'me'),
    item('mine', 'me'),
    item('as', 'x'),
  )
  const after = mapOf(
    item('moved', 'other', { start: `${day}T09:00:00.000Z` }),
    item('given', 'other', { assigneeIds: ['t2'] }),
    item('mine', 'me', { minutes: 90 }),
    item('as', 'x'),
    item('new', 'other'),
  )
  expect(remoteChanges(before, after, 'me', opened)).toEqual(['moved', 'given', 'new'])
})

test('has nothing of what reached the server before the board was opened', () => {
  const after = mapOf(item('new', 'other'))
  expect(remoteChanges(mapOf(), after, 'me', Date.parse(`${day}T07:00:01.000Z`))).toEqual([])
})
