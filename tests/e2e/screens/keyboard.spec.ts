import { expect, type Locator, type Page } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived } from '../steps.ts'
import { test } from '../world.ts'

test.use({ phoneWorker: false })

test('a technician works through an order with the keyboard alone', async ({ world, phone }) => {
  const { id, title } = world.untouchedOrder()
  await world.askNothing(id)
  const page = await (await phone.open()).newPage()
  await openSignedIn(page, world, 'technician', '/orders')
  await everythingHasArrived(page)

  await press(page, page.locator(`main a[href="/orders/${id}"]`))
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await step(page, button('Accept'), button('Start driving'))
  await step(page, button('Start driving'), button('I’ve arrived'))
  await step(page, button('I’ve arrived'), button('Undo'))
  await step(page, button('Undo'), button('I’ve arrived'))
  await focusIsKept(page)
  await step(page, button('I’ve arrived'), button('Complete'))
  await focusIsKept(page)

  await press(page, button('More actions'))
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button('More actions')).toBeFocused()
  await press(page, button('Pause'))
  const why = page.getByRole('dialog', { name: 'Pause' })
  await press(page, why.getByRole('button', { name: 'Weather' }))
  await press(page, why.getByRole('button', { name: 'Pause', exact: true }))
  await expect(why).toBeHidden()
  await focusIsKept(page)
  await step(page, button('Resume'), button('Complete'))

  await press(page, button('Add part'))
  const sheet = page.getByRole('dialog')
  await expect
    .poll(() => sheet.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button('Add part')).toBeFocused()

  await step(
    page,
    button('Complete'),
    page.getByRole('status').filter({ hasText: 'Completed' }).first(),
  )
  await focusIsKept(page)
  await everythingHasArrived(page)
  const states = () => world.find('orders', { title }).map(({ text }) => text('status'))
  await expect.poll(states).toContain('done')
})

/** Reaches something with Tab and presses Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible({ timeout: 20_000 })
  for (let i = 0; i < 80; i += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Takes a step. One that comes right after another is taken for a second tap by accident, so it is tried again. */
async function step(page: Page, target: Locator, next: Locator): Promise<void> {
  await expect(async () => {
    if (!(await next.isVisible())) await press(page, target)
    await expect(next).toBeVisible({ timeout: 1000 })
  }).toPass()
}

/** A step that replaces its button does not throw the keyboard back to the top of the page. */
async function focusIsKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'none'))
    .not.toMatch(/BODY|none/)
}
