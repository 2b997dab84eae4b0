import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'
import { signIn } from './steps.ts'
import { test } from './world.ts'

const looks = [
  { theme: 'light', locale: 'en', width: 390 },
  { theme: 'dark', locale: 'es', width: 1440 },
  { theme: 'sun', locale: 'en', width: 390 },
  { theme: 'dark', locale: 'en', width: 390 },
  { theme: 'light', locale: 'es', width: 1440 },
] as const

const publicPaths = ['/', '/login', '/register', '/nowhere']
const memberPaths = [
  '/dashboard',
  '/orders',
  '/orders/new',
  '/customers',
  '/customers/new',
  '/account-setup',
  '/admin',
  '/technicians',
  '/schedule',
  '/dashboard?panel=more',
  '/dashboard?panel=sync',
]

for (const { theme, locale, width } of looks) {
  test(`axe finds nothing: ${theme}, ${locale}, ${width} px`, async ({ world, browser }) => {
    const settings = JSON.stringify({ theme, locale })
    const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'en-GB' })
    await context.addInitScript((text) => localStorage.setItem('daybook:device', text), settings)
    const page = await context.newPage()
    for (const path of publicPaths) await check(page, world.url, path)
    await signIn(page, world, 'admin', '/orders')
    for (const path of [...memberPaths, `/orders/${world.untouchedOrder().id}`])
      await check(page, world.url, path)
    await context.close()
  })
}

async function check(page: Page, url: string, path: string) {
  await page.goto(`${url}${path}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (path.includes('panel=')) await expect(page.getByRole('dialog')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  )
  expect.soft(found, path).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
}
