import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { boardFixture, visitFixture } from '#domain/dispatch/board.fixture.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { Suggestions } from '#domain/dispatch/suggest/suggest.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { OfferList } from './offer-list.tsx'

beforeAll(() => showMessages('en', enApp))

const none: Suggestions = {
  offers: [],
  whyNot: [{ rule: 'dueMissed', personIds: ['t2'] }],
}
const shown = (visit: BoardVisit, suggestions: Suggestions) =>
  renderToStaticMarkup(
    <OfferList
      board={boardFixture([visit])}
      visit={visit}
      suggestions={suggestions}
      days={7}
      onTake={() => undefined}
    />,
  )

test('a visit that no one can take leads to the schedule, with who is kept from it', () => {
  const html = shown(visitFixture('waiting', null, { assigneeIds: [] }), none)
  expect(html).toContain('Who can go</h3>')
  expect(html).toContain('No one can go in the next 7 days')
  expect(html).toContain('Why no one can take it')
  expect(html).toContain('Later than due: ')
  expect(html).toContain('href="/schedule?visit=waiting"')
})

test('of a visit that someone has it tells who else could go', () => {
  const html = shown(visitFixture('taken', '09:00', { assigneeIds: ['t1'] }), none)
  expect(html).toContain('Who can go instead</h3>')
  expect(html).toContain('No one else can go in the next 7 days')
  expect(html).toContain('Why not the others')
  expect(html).toContain('href="/schedule?day=2026-05-04&amp;visit=taken"')
})
