import { type Browser, type Page, expect } from '@playwright/test'
import { contrastFindings, findings, setTheme } from '../../tools/axe-findings.ts'
import { motionSeen, watchMotion } from '../../tools/motion.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { endedInvitePath, everythingHasArrived, goWithinApp, openInvitePath } from '../steps.ts'
import { test } from '../world.ts'
import { eachOrderSheet, messageMenu } from './sheets.ts'

const appearances = [
  { locale: 'en', width: 390, theme: 'light', others: ['dark', 'sun'] },
  { locale: 'es', width: 1440, theme: 'dark', others: ['light', 'sun'] },
] as const

const publicPaths = ['/', '/login', '/register', '/nowhere', openInvitePath, endedInvitePath]
const workPaths = [
  '/dashboard',
  '/dashboard/reports',
  '/dashboard/orders',
  '/orders',
  '/orders/new',
  '/orders/review',
  '/customers',
  '/customers/new',
  '/inventory',
  '/inventory/demo-item-h-1001',
  '/inventory/places/demo-location-van-technician',
  '/tracking',
  '/schedule',
  '/plans',
  '/estimates',
  '/invoices',
  '/invoices/at-risk',
  '/documents',
  '/chat',
  '/more',
  '/settings',
  '/dashboard?panel=sync',
  '/dashboard?panel=find',
]
const adminPaths = [
  '/admin',
  '/admin/profile',
  '/admin/hours',
  '/admin/region',
  '/admin/taxes',
  '/admin/templates',
  '/admin/skills',
  '/admin/dispatch',
  '/admin/location',
  '/admin/notifications',
  '/admin/features',
  '/admin/roles',
  '/technicians',
  '/technicians/demo-technician',
  '/technicians/absences',
  '/technician-invites',
  '/technician-invites/new',
]

const technicianPaths = [
  '/dashboard',
  '/dashboard/van',
  '/dashboard/week',
  '/dashboard/time-off',
  '/dashboard/profile',
  '/dashboard/changes',
  '/tracking',
  '/chat',
  '/dashboard?panel=welcome',
  openInvitePath,
]

/** A tablet's layout is its own only where there are lists and details. */
const tablet = { locale: 'en', width: 820, theme: 'light', others: ['dark'] } as const
const tabletPaths = [
  '/dashboard',
  '/orders',
  '/orders/review',
  '/schedule',
  '/customers',
  '/inventory',
  '/technicians',
  '/invoices',
  '/chat?thread=team',
]

test('axe finds nothing on a tablet: 820 px, light and dark', async ({ world, browser }) => {
  const office = await open(browser, tablet)
  await openSignedIn(office, world, 'admin', '/orders')
  await everythingHasArrived(office)
  await checkEach(office, [...tabletPaths, `/orders/${world.untouchedOrder().id}`], tablet)
  await office.context().close()
})

for (const appearance of appearances) {
  const { locale, width, others } = appearance
  const look = `${locale}, ${width} px, light, dark and sun`

  test(`axe finds nothing in the office: ${look}`, async ({ world, browser }) => {
    const office = await open(browser, appearance)
    await openSignedIn(office, world, 'admin', '/orders')
    await everythingHasArrived(office)
    const order = `/orders/${world.untouchedOrder().id}`
    await checkEach(office, [...workPaths, order], appearance)
    await office.context().close()
  })

  test(`axe finds nothing in the administration: ${look}`, async ({ world, browser }) => {
    const office = await open(browser, appearance)
    await openSignedIn(office, world, 'admin', '/dashboard')
    await everythingHasArrived(office)
    await checkEach(office, adminPaths, appearance)
    await office.context().close()
  })

  test(`axe finds nothing before an account and on a phone: ${look}`, async ({
    world,
    browser,
  }) => {
    const founder = await open(browser, appearance)
    for (const path of publicPaths) {
      await founder.goto(`${world.url}${path}`)
      await check(founder, path, others)
    }
    await register(founder, world.url)
    await check(founder, '/account-setup', others)
    await founder.context().close()

    const phone = await open(browser, appearance)
    const order = `/orders/${world.untouchedOrder().id}`
    await openSignedIn(phone, world, 'technician', order)
    await everythingHasArrived(phone)
    await checkEach(phone, [...technicianPaths, order], appearance)
    const checkPart = async (name: string) => {
      expect.soft(await findings(phone), name).toEqual([])
    }
    await eachOrderSheet(phone, checkPart)
    await goWithinApp(phone, '/chat?thread=team')
    await messageMenu(phone, checkPart)
    await nothingMoved(phone)
    await phone.context().close()
  })
}

type Appearance = (typeof appearances)[number] | typeof tablet

async function open(browser: Browser, { locale, width, theme }: Appearance) {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    locale: 'en-GB',
    // Saving everything for offline use would slow the checks down.
    serviceWorkers: 'block',
  })
  const settings = JSON.stringify({ theme, locale })
  await context.addInitScript((text) => localStorage.setItem('daybook:device', text), settings)
  const page = await context.newPage()
  await watchMotion(page)
  return page
}

/** Registers a new account whose company is not set up yet. */
async function register(page: Page, url: string) {
  await page.goto(`${url}/register`)
  await page.locator('input[autocomplete=name]').fill('New Owner')
  await page.locator('input[type=email]').fill('founder@daybook.demo')
  await page.locator('input[type=password]').fill('a short sentence')
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${url}/account-setup`)
}

/** Checks these pages of someone signed in, without loading the app for each of them. */
async function checkEach(page: Page, paths: readonly string[], { theme, others }: Appearance) {
  for (const path of paths) {
    await setTheme(page, theme)
    await goWithinApp(page, path)
    await check(page, path, others)
  }
  await nothingMoved(page)
}

/** The tests ask for reduced motion. */
async function nothingMoved(page: Page) {
  expect.soft(await motionSeen(page), 'what moved all the same').toEqual([])
}

/** Checks the page that is open, whose path is given, in all themes. */
async function check(page: Page, path: string, otherThemes: readonly string[]) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (path.includes('panel=')) await expect(page.getByRole('dialog')).toBeVisible()
  // Neither the prerendered page nor skeletons for what is still loading.
  await expect(page.locator('#prerendered, [data-skeleton]')).toHaveCount(0)
  expect.soft(await findings(page), path).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
  for (const theme of otherThemes)
    expect.soft(await contrastFindings(page, theme), `${path}, ${theme}`).toEqual([])
}
