import { expect, test } from 'vitest'
import { noScriptHtml } from './no-script-html.ts'
import { plans } from './plans.ts'

test('describes the product and its price, and says that it needs JavaScript', () => {
  const html = noScriptHtml()
  expect(html).toMatch(/^<h1>Daybook/)
  expect(html).toContain('JavaScript')
  expect(html.match(/<li>/g)?.length).toBeGreaterThanOrEqual(plans.length)
  expect(html).toContain('Team: $29.00 per person per month.')
  expect(html).not.toMatch(/undefined|[{}]/)
  expect(html).not.toContain('<script')
})
