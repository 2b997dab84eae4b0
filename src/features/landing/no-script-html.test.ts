import { expect, test } from 'vitest'
import { noScriptHtml } from './no-script-html.ts'
import { plans } from './plans.ts'

test('says what it is, what it costs and that it needs JavaScript', () => {
  const html = noScriptHtml()
  expect(html).toMatch(/^<h1>Daybook/)
  expect(html).toContain('JavaScript')
  expect(html.match(/<li>/g)?.length).toBeGreaterThanOrEqual(plans.length)
  expect(html).not.toContain('undefined')
  expect(html).not.toContain('<script')
})
