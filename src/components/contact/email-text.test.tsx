import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailText } from './email-text.tsx'

test.each([
  ['ana@example.com', 'ana<wbr/>@example.com'],
  ['"a@b"@example.com', '&quot;a@b&quot;<wbr/>@example.com'],
  ['', ''],
  ['none', 'none'],
])('%s may break before the @ of its domain alone', (email, html) => {
  expect(renderToStaticMarkup(<EmailText email={email} />)).toBe(html)
})
