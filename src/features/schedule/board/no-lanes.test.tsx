import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { boardFixture, personFixture } from '#domain/dispatch/board.fixture.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { NoLanes } from './no-lanes.tsx'

beforeAll(() => showMessages('en', enApp))

const shown = (...people: ReturnType<typeof personFixture>[]) =>
  renderToStaticMarkup(
    <NoLanes
      days={[]}
      board={boardFixture([], { people: new Map(people.map((one) => [one.user.id, one])) })}
      onShowEveryone={() => undefined}
    />,
  )

test('a board without lanes leads to what brings them', () => {
  const person = personFixture('a')
  const office = { ...person, user: { ...person.user, role: 'owner' as const } }
  expect(shown(office)).toContain('href="/technician-invites"')
  expect(shown(office, personFixture('b'))).toContain('Clear filters')
})
