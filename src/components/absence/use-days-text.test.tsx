import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { useDaysText } from './use-days-text.ts'

beforeAll(() => showMessages('en', enStart, enApp))

function Days({ fromOn, toOn }: { fromOn: string; toOn: string }) {
  return useDaysText()({ fromOn, toOn })
}

test('a span says that it counts calendar days, one day has no count', () => {
  const text = renderToStaticMarkup(<Days fromOn="2026-01-08" toOn="2026-01-19" />)
  expect(text).toMatch(/ · 12 calendar days$/)
  expect(renderToStaticMarkup(<Days fromOn="2026-01-08" toOn="2026-01-08" />)).not.toContain('·')
})
