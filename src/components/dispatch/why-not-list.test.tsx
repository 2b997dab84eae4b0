import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { personFixture } from '#domain/dispatch/board.fixture.ts'
import { enApp } from '#messages/en/app.ts'
import { showMessages } from '#messages/i18n.ts'
import { WhyNotList } from './why-not-list.tsx'

beforeAll(() => showMessages('en', enApp))

const people = new Map(
  ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'].map((name) => {
    const person = personFixture(name)
    return [name, { ...person, user: { ...person.user, name } }]
  }),
)

test('it names who is kept by what, and on demand those who are too many to name at once', () => {
  const shown = renderToStaticMarkup(
    <WhyNotList
      people={people}
      hasOthers={false}
      whyNot={[
        { rule: 'skillMissing', personIds: ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'] },
        { rule: 'dueMissed', personIds: ['Ana', 'Ben', 'Cleo'] },
      ]}
    />,
  )
  expect(shown).toContain('Why no one can take it')
  expect(shown).toMatch(/<details.*Skill missing: Ana, Ben, Cleo .*\+2 more.*Dan, Eva<\/details>/)
  expect(shown).toContain('<li>Later than due: Ana, Ben, Cleo</li>')
})
