import { type Browser, type Page, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toFields } from '#emulator/demo/to-fields.ts'
import { findings } from '../tools/axe-findings.ts'
import { findChromium } from '../tools/find-chromium.ts'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

let emulator: TestEmulator
let browser: Browser
let count = 0
beforeAll(async () => {
  emulator = await startTestEmulator({ mail: 'mail' })
  const executablePath = findChromium()
  browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  })
  await send('First')
  await send('Second')
})
afterAll(async () => {
  await browser.close()
  await emulator.close()
  removeDataDir(emulator.dataDir)
})

function send(subject: string) {
  count += 1
  const html = `<html lang="en"><head><title>x</title></head><body><a href="${emulator.url}/">Open</a></body></html>`
  const data = { to: 'ann@example.com', message: { subject, text: subject, html } }
  const path = `mail/m${count}`
  return emulator.engine.commit([
    { update: { name: emulator.name(path), fields: toFields(path, data) } },
  ])
}

async function open(width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme })
  const page = await context.newPage()
  await page.goto(`${emulator.url}/emulator/mailbox`)
  return page
}

test('shows a message that arrives, and is used with the keyboard alone', async () => {
  const page = await open(1440, 'light')
  await send('Third')
  await page.getByRole('link', { name: /Third/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Second' }).waitFor()
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.frameLocator('iframe').getByRole('link', { name: 'Open' }).click(),
  ])
  expect(tab.url()).toBe(`${emulator.url}/`)
  await page.getByRole('heading', { name: 'Second' }).click()
  await page.keyboard.press('Escape')
  await page.waitForURL(/mailbox$/)
  await page.context().close()
})

test.each([
  [390, 'light'],
  [390, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const)('is accessible at %i px, %s', async (width, scheme) => {
  const page = await open(width, scheme)
  // The frame of a mail runs no script, not even that of the check.
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: /First/ }).click()
  await page.getByRole('heading', { name: 'First' }).waitFor()
  expect(await findings(page)).toEqual([])
  const overflow = await page.evaluate(() => document.body.scrollWidth > innerWidth)
  expect(overflow).toBe(false)
  await page.context().close()
})
