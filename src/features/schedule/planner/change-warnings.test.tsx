import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { boardFixture, personFixture, visitFixture } from '#domain/dispatch/board.fixture.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { ChangeNotes } from './change-notes.tsx'
import { changeWarnings } from './change-warnings.ts'
import { dayFigures } from './day-figures.ts'

beforeAll(() => showMessages('en', enApp))

const day = '2026-05-04'
const own = visitFixture('own', '08:00', { minutes: 300 })
const queued = visitFixture('queued', null, { assigneeIds: [], minutes: 300 }, { status: 'new' })
const people = new Map([['t1', personFixture('t1', {}, {})]])
const changeAt = (localTime: string) => ({
  before: queued,
  after: { ...queued, assigneeIds: ['t1'], start: visitFixture('x', localTime).start },
})

function notes(localTime: string) {
  const change = changeAt(localTime)
  const board = boardFixture([own, queued], { people })
  const warnings = changeWarnings(board, [change], day).get('queued')
  return renderToStaticMarkup(
    <ChangeNotes visit={change.after} warnings={warnings} people={people} />,
  )
}

test('a change that makes a day longer than the hours says whose and by how much', () => {
  expect(notes('13:00')).toMatch(/Over hours: t1, 10\sh of 9\sh/u)
})

test('a change says what it would break where another one is not wanted', () => {
  expect(notes('09:00')).toContain('Overlaps')
  const board = boardFixture([own, queued], { people })
  expect(changeWarnings(board, [], day).get('queued')).toBeUndefined()
})

test('a day that is longer than the hours counts as a problem', () => {
  const board = boardFixture([own, queued], { people })
  const { after } = changeAt('13:00')
  const late = { before: queued, after: { ...after, minutes: 240 } }
  const [fits, over] = [late, { ...late, after }].map(
    (change) => dayFigures(board, [change], day, ['t1']).problems,
  )
  // Its end is outside the hours, too.
  expect([fits, over]).toEqual([0, 2])
})
