import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Page, expect } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

/** The global that axe defines on a page. */
declare const axe: { run(where: Document, options: RunOptions): Promise<AxeResults> }

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** The violations that axe finds, each with the elements concerned. */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript)
  return page.evaluate(violations, null)
}

/** The colour contrast violations in another theme, in which the page stays. */
export async function contrastFindings(page: Page, theme: string): Promise<string[]> {
  await setTheme(page, theme)
  return page.evaluate(violations, 'color-contrast')
}

/** Shows the page in a theme until it is loaded again. */
export async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
}

export async function axeIsClean(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([])
}

/** The violations of one rule, or of all of them. */
async function violations(rule: string | null): Promise<string[]> {
  const found = await axe.run(document, {
    resultTypes: ['violations'],
    ...(rule !== null && { runOnly: { type: 'rule', values: [rule] } }),
  })
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  )
}
