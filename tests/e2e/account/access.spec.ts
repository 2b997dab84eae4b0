import { expect } from '@playwright/test'
import { routes } from '#domain/access/routes.ts'
import { signIn } from '../steps.ts'
import { test } from '../world.ts'

const guarded = Object.entries(routes)
  .filter(([, facts]) => facts.requiresAuth)
  .map(([path]) => path)

test('signed out, every guarded page leads to a sign-in that leads back to it', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  for (const path of guarded) {
    await page.goto(`${world.url}${path}?from=mail#part`)
    await expect(page).toHaveURL(
      `${world.url}/login?redirect=${encodeURIComponent(`${path}?from=mail#part`)}`,
    )
  }
  await page.goto(`${world.url}/nowhere`)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a deep link is kept in full after sign-in, and guests are redirected', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await signIn(page, world, 'admin', '/orders?group=unassigned')
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await page.goto(`${world.url}/login`)
  await expect(page).toHaveURL(`${world.url}/dashboard`)
  await page.goto(`${world.url}/login?redirect=${encodeURIComponent('//example.com/x')}`)
  await expect(page).toHaveURL(`${world.url}/dashboard`)
})

test('every page shows its real layout to those who may see it', async ({ world, office }) => {
  const page = await office.newPage()
  await signIn(page, world, 'owner', '/dashboard')
  for (const path of guarded) {
    await page.goto(`${world.url}${path}`)
    // A list next to its detail has a title for each.
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    await expect(page.getByText('Couldn’t show this page')).toBeHidden()
    // Setup cannot be opened again once it is complete.
    const shown = path === '/account-setup' ? '/dashboard' : path
    await expect(page).toHaveURL(`${world.url}${shown}`)
  }
})

test('a technician is kept out of the office pages by a notice or a redirect', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await signIn(page, world, 'technician', '/dashboard')
  for (const path of ['/admin', '/inventory', '/technicians', '/invoices', '/subscription']) {
    await page.goto(`${world.url}${path}`)
    await expect(page).toHaveURL(`${world.url}/dashboard`)
  }
})

test('after a sign-in on a slow connection the page says that it is loading', async ({
  world,
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/:batchGet/, async (route) => {
    await released
    await route.continue()
  })
  const signedIn = signIn(page, world, 'technician', '/orders')
  await expect(page.getByRole('heading', { name: 'Loading your account' })).toBeVisible()
  release()
  await signedIn
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await context.close()
})
