import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { enApp } from '#messages/en/app.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { LineList } from './line-list.tsx'

beforeAll(() => showMessages('en', enStart, enApp))

function listOf(error?: string): string {
  return renderToStaticMarkup(
    <LineList
      lines={[]}
      currency="EUR"
      company={null}
      totals={null}
      pricing={null}
      mayAdd
      error={error}
      onChange={() => undefined}
      ItemSheet={() => null}
    />,
  )
}

test('a document without lines says so, as an error once it was to be sent', () => {
  expect(listOf()).not.toContain('role="alert"')
  expect(listOf()).not.toContain('data-invalid')
  // The marked frame gives its focus to the button that adds a line.
  expect(listOf('Every option needs a line.')).toMatch(
    /role="alert".*Every option needs a line\..*data-invalid="true".*Add line/u,
  )
})
