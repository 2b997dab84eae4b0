import { type Page, expect } from '@playwright/test'
import { sideways, smallTargets } from './layout-faults.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, goWithinApp, openInvitePath } from '../steps.ts'
import { test } from '../world.ts'
import { eachOrderSheet } from './sheets.ts'

const phone = { width: 390, height: 844 }
const narrowest = { width: 320, height: 700 }

const paths = {
  technician: [
    '/dashboard',
    '/dashboard/van',
    '/dashboard/week',
    '/dashboard/time-off',
    '/dashboard/changes',
    '/dashboard/profile',
    '/documents',
    '/tracking',
    '/chat',
    '/more',
    '/settings',
    '/dashboard?panel=welcome',
    '/dashboard?panel=sync',
    '/dashboard?panel=find',
  ],
  admin: [
    '/dashboard',
    '/orders/new',
    '/orders/review',
    '/customers',
    '/customers/new',
    '/schedule',
    '/inventory',
    '/inventory/demo-item-h-1001',
    '/estimates',
    '/invoices',
    '/invoices/at-risk',
    '/technicians/demo-technician',
    '/technicians/absences',
    '/technician-invites',
    '/technician-invites/new',
    '/admin',
    '/admin/profile',
    '/admin/taxes',
    '/admin/hours',
    '/admin/notifications',
    '/admin/skills',
    '/admin/dispatch',
    '/admin/templates',
    '/more',
    openInvitePath,
  ],
} as const

test('every touch target is large enough, and nothing scrolls sideways from 320 px or at twice the text size', async ({
  world,
  browser,
}) => {
  const order = `/orders/${world.untouchedOrder().id}`
  for (const [person, locale] of [
    ['technician', 'es'],
    ['admin', 'en'],
  ] as const) {
    const context = await browser.newContext({
      viewport: phone,
      hasTouch: true,
      isMobile: true,
      locale,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await openSignedIn(page, world, person, '/orders')
    await everythingHasArrived(page)
    await expect(page.locator('main a[href^="/orders/demo"]').first()).toBeVisible()
    await look(page, '/orders')
    if (person === 'technician') await startDay(page)
    for (const path of [...paths[person], order]) {
      await goWithinApp(page, path)
      await look(page, path)
    }
    if (person === 'technician') await eachOrderSheet(page, (name) => look(page, name))
    await goWithinApp(page, '/chat?thread=team')
    await look(page, '/chat?thread=team')
    await context.close()
  }
})

/**
 * Checks a page until it is right, because what it lays out by script, such as a map, follows a new width a frame
 * later.
 */
async function look(page: Page, path: string) {
  const { poll } = expect.configure({ soft: true })
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  await poll(() => smallTargets(page), `${path}: too small`).toEqual([])
  await page.setViewportSize(narrowest)
  await poll(() => sideways(page), `${path} at 320 px`).toEqual([])
  await page.setViewportSize(phone)
  const enlarged = await page.addStyleTag({ content: ':root { font-size: 200% }' })
  await poll(() => sideways(page), `${path} at twice the text size`).toEqual([])
  await enlarged.evaluate((style) => style.parentNode?.removeChild(style))
}

/** With the day started Today has two buttons beside each other, which are long in Spanish. */
async function startDay(page: Page): Promise<void> {
  await goWithinApp(page, '/dashboard')
  await page.getByRole('button', { name: 'Iniciar jornada', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Terminar jornada' })).toBeVisible()
  await goWithinApp(page, '/orders')
}
