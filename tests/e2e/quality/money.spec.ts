import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from 'vite'
import { launchBrowser } from '../browser.ts'
import { documentCases, moneyCases } from './money-cases.ts'

test('amounts are parsed, formatted, calculated and added up in the browser as in Node, in every currency', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'money-cases.ts'),
        formats: ['iife'],
        name: 'money',
      },
    },
  })
  const [result] = [built].flat()
  const [script] = result && 'output' in result ? result.output : []
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script?.type === 'chunk' ? script.code : '' })
    const known = () => Intl.supportedValuesOf('currency')
    const codes = [...new Set([...known(), ...(await page.evaluate(known)), 'JPY', 'HUF', 'KWD'])]
    const there = await page.evaluate(
      (all) => Reflect.get(window, 'money').moneyCases(all) as readonly string[],
      codes,
    )
    expect(there).toHaveLength(5000)
    expect(there).toEqual(moneyCases(codes))
    const sums = await page.evaluate(
      () => Reflect.get(window, 'money').documentCases() as readonly string[],
    )
    expect(sums).toHaveLength(500)
    expect(sums).toEqual(documentCases())
  } finally {
    await browser.close()
  }
})
