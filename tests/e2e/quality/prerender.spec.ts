import { type Page, expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { test } from '../world.ts'

/** Holds back all scripts of the app until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}

test('the first pages are shown before their code loads, and hydration does not shift them', async ({
  world,
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'es-MX' })
  const page = await context.newPage()
  const letGo = await holdScripts(page)
  await page.goto(`${world.url}/login?redirect=%2Forders`)
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
  await expect(page.getByLabel('Contraseña', { exact: true })).not.toBeEditable()

  const other = await context.newPage()
  const letOtherGo = await holdScripts(other)
  await other.goto(world.url)
  const start = other.getByRole('main').getByRole('link', { name: 'Iniciar sesión' })
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/en el teléfono/)
  await start.focus()
  await other.evaluate(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  letOtherGo()
  await expect(other.locator('#prerendered')).toHaveCount(0)
  await expect(other.getByRole('main')).toHaveCount(1)
  await expect(start).toBeFocused()
  expect(await other.evaluate('shifts.reduce((sum, one) => sum + one, 0)')).toBeLessThan(0.01)

  letGo()
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeEditable()
  await expect(page.getByRole('main')).toHaveCount(1)
  await context.close()
})

for (const [shown, path] of [
  ['the sign-in form', '/login'],
  ['the landing page', '/'],
] as const) {
  test(`a signed-in user is not shown ${shown} first`, async ({ world, browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })
    const page = await context.newPage()
    await openSignedIn(page, world, 'technician', '/orders')
    await expect(page.locator('main a[href^="/orders/"]').first()).toBeVisible()
    const letGo = await holdScripts(page)
    await page.goto(`${world.url}${path}`, { waitUntil: 'commit' })
    await expect(page.locator('#prerendered')).toBeAttached()
    await expect(page.locator('#prerendered')).toBeEmpty()
    await page.evaluate(() => {
      const asked: string[] = []
      Object.assign(globalThis, { asked })
      new MutationObserver(() => {
        if (document.querySelector('input[type=password]')) asked.push('password')
        if (document.querySelector('#prices')) asked.push('landing')
      }).observe(document, { childList: true, subtree: true })
    })
    letGo()
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(await page.evaluate('asked')).toEqual([])
    await context.close()
  })
}
