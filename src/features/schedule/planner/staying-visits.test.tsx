import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { personFixture } from '#domain/dispatch/board.fixture.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { boardItem } from '../board/board-item.fixture.ts'
import { StayingVisits } from './staying-visits.tsx'

beforeAll(() => showMessages('en', enApp))

const visitOf = (id: string, ...assigneeIds: string[]) => ({ ...boardItem(id), assigneeIds })
const people = new Map(['Luc', 'Kofi'].map((id) => [id, personFixture(id)]))

function shown(visits: readonly ReturnType<typeof visitOf>[]) {
  return renderToStaticMarkup(
    <StayingVisits
      visits={visits}
      people={people}
      items={new Map(visits.map((visit) => [visit.id, visit]))}
      onSuggest={() => undefined}
    />,
  )
}

test('visits that stay with people who are away are named with them, each with a way to a time', () => {
  const html = shown([visitOf('a', 'Luc'), visitOf('b', 'Luc'), visitOf('c', 'Luc', 'Kofi')])
  expect(html).toContain('2 visits stay with Luc, who is away')
  expect(html).toContain('1 visit stays with Luc and Kofi, who are away')
  expect(html.match(/<details open/gu)).toHaveLength(2)
  expect(html.match(/<button/gu)).toHaveLength(3)
})

test('nothing is said where no one who is away has a visit', () => {
  expect(shown([])).toBe('')
})
