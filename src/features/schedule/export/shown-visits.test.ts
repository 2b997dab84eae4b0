import { expect, test } from 'vitest'
import { boardFixture } from '#domain/dispatch/board.fixture.ts'
import { readCsv } from '#lib/csv.ts'
import type { Translate } from '#messages/index.ts'
import { boardItem } from '../board/board-item.fixture.ts'
import { shownVisits } from './shown-visits.ts'
import { visitsCalendar } from './visits-calendar.ts'
import { visitsCsv } from './visits-csv.ts'

const board = boardFixture()
const key = ((name: string) => name) as Translate
const all = [
  boardItem('late', { plannedStart: '2026-05-04T10:00:00.000Z' }),
  boardItem('early', { plannedStart: '2026-05-04T08:00:00.000Z' }),
  { ...boardItem('any'), start: '2026-05-04' },
  boardItem('tomorrow', { plannedStart: '2026-05-05T08:00:00.000Z' }),
  boardItem('cancelled', { plannedStart: '2026-05-04T08:00:00.000Z', status: 'cancelled' }),
  boardItem('waiting'),
]
const items = new Map(all.map((item) => [item.id, item]))

test('the visits of the shown days, by time; cancelled and unplanned ones are left out', () => {
  const shown = shownVisits(board, items, ['2026-05-04'])
  expect(shown.map(({ id }) => id)).toEqual(['any', 'early', 'late'])
})

test('work under way without a plan is there from when it was begun', () => {
  const begunAt = '2026-05-04T09:30:00.000Z'
  const begun = { ...boardItem('begun'), begunAt }
  const shown = shownVisits(board, new Map([...items, ['begun', begun]]), ['2026-05-04'])
  expect(shown.map(({ id }) => id)).toEqual(['any', 'early', 'begun', 'late'])
  expect(shown[2]?.start).toBe(begunAt)
  expect(visitsCalendar(shown, begunAt, String)).toContain('DTSTART:20260504T093000Z')
})

test('a CSV holds day and time of the company, who, what and the problems', () => {
  const [early] = shownVisits(board, items, ['2026-05-04']).slice(1)
  if (!early) throw new Error('No visit')
  const problem = { code: 'overlap', severity: 'warn', visitId: early.id } as const
  const text = visitsCsv(key, [early], board, new Map([[early.id, [problem]]]))
  expect(readCsv(text)[1]).toEqual([
    '2026-05-04',
    '10:00',
    '60',
    't1',
    'Boiler service',
    '',
    '',
    'orderStatus.dispatched',
    'finding.overlap',
  ])
})
