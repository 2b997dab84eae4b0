import { type Page, expect } from '@playwright/test'
import type { World } from './world.ts'

type Person = 'owner' | 'admin' | 'technician' | 'nora.macleod'

/** Opens a path as somebody who is signed out, and signs in on the page the guard sends them to. */
export async function signIn(page: Page, world: World, person: Person, path: string) {
  await page.goto(`${world.url}${path}`)
  await expect(page).toHaveURL(`${world.url}/login?redirect=${encodeURIComponent(path)}`)
  await page.locator('input[type=email]').fill(`${person}@daybook.demo`)
  await page.locator('input[type=password]').fill('daybook-demo')
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(`${world.url}${path}`)
}

export async function workerIsReady(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    }
  })
}

/** The app is on this device, and so is everything that the person's lists follow: the network may go. */
export async function readyForOffline(page: Page) {
  await workerIsReady(page)
  await expect(pill(page, /^(Synced|Sincronizado)/)).toBeVisible()
}

/** How far the order on the screen has come: each of its stations is named from the beginning. */
export async function expectStatus(page: Page, status: string) {
  await expect(page.locator('[aria-current="step"]')).toHaveText(status)
}

/** The pill in the shell, by its words. */
export function pill(page: Page, words: string | RegExp) {
  return page
    .getByRole('button', { name: words })
    .or(page.getByRole('link', { name: words }))
    .first()
}

/** Everything that this device follows has come once: rows stay as they are, and what is counted is all. */
export async function everythingIsHere(page: Page) {
  await expect(pill(page, /Synced|Sincronizado/)).toBeVisible()
}

export interface NewOrder {
  readonly title: string
  readonly customer: string
  readonly street: string
  readonly assignee: string
  /** Called just before it is saved. */
  readonly onSave?: () => void
}

/** The office creates a customer, then an order at that customer's address, given to somebody. */
export async function createOrder(page: Page, world: World, order: NewOrder): Promise<string> {
  await page.goto(`${world.url}/customers/new`)
  await page.getByLabel('Name', { exact: true }).fill(order.customer)
  await page.getByLabel('Street and number').fill(order.street)
  await page.getByLabel('Town or city').fill('Port Ellery')
  await page.getByRole('button', { name: 'Save customer' }).click()
  await expect(page.getByRole('heading', { name: order.customer })).toBeVisible()
  await page.getByRole('link', { name: 'New order' }).click()
  await page.getByLabel('Title').fill(order.title)
  const site = page.getByLabel('Site', { exact: true })
  await site.selectOption({
    label: await site.locator('option', { hasText: order.street }).innerText(),
  })
  await page.getByLabel(order.assignee, { exact: true }).check()
  order.onSave?.()
  await page.getByRole('button', { name: 'Save and send' }).click()
  await expect(page).toHaveURL(/\/orders\/[A-Za-z0-9]{20}/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** One stroke over an element, through places given as shares of its width and height. */
export async function drag(
  page: Page,
  selector: string,
  [first, ...rest]: readonly [number, number][],
) {
  const element = page.locator(selector)
  // In the middle, where no bar lies over it, and at rest: a sheet comes in slowly.
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(async () => {
    const before = await element.boundingBox()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))))
    expect(await element.boundingBox()).toEqual(before)
  }).toPass()
  const box = await element.boundingBox()
  if (!box || !first) throw new Error(`Nothing to draw on: ${selector}`)
  const to = ([x, y]: readonly [number, number]) =>
    [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...to(first))
  await page.mouse.down()
  for (const place of rest) await page.mouse.move(...to(place), { steps: 4 })
  await page.mouse.up()
}
