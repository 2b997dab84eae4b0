import { type Page, expect } from '@playwright/test'
import { poisonedCollections, putPastRules, writeAsTechnician } from './hostile-client.ts'
import { pill, signIn } from '../steps.ts'
import { test } from '../world.ts'

const each = 200

test('two hundred hostile documents in each collection stop neither the office nor a phone, and the office can remove one', async ({
  world,
  office,
  browser,
}) => {
  const desk = await office.newPage()
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
  })
  const phone = await context.newPage()
  await signIn(desk, world, 'owner', '/orders')
  await signIn(phone, world, 'technician', '/orders')
  for (const page of [desk, phone]) await expect(firstOrder(page)).toBeVisible()

  await test.step('a technician with a valid token writes as many as the rules allow', () =>
    writeAsTechnician(world, each))
  await test.step('others are written bypassing the rules', async () => {
    for (const collection of poisonedCollections) await putPastRules(world, collection, each)
  })

  await test.step('the next order reaches both', async () => {
    const title = await world.sendEarlyOrder('demo-technician')
    for (const page of [desk, phone]) {
      await expect(page.getByRole('link', { name: title })).toBeVisible()
      await expect(pill(page, /^Synced/)).toBeVisible()
    }
  })

  await test.step('the office removes one of the unreadable documents', async () => {
    await pill(desk, /^Synced/).click()
    const centre = desk.getByRole('dialog', { name: 'Sync', exact: true })
    const removeAll = centre.getByRole('button', { name: /^Remove all/ })
    const before = await removeAll.innerText()
    await centre.getByRole('button', { name: 'Remove', exact: true }).first().click()
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(removeAll).not.toHaveText(before)
    await expect
      .poll(() => world.receiptsBy('demo-owner').map(({ name }) => name))
      .toContain('document/remove')
  })
  await context.close()
})

function firstOrder(page: Page) {
  return page.getByRole('main').locator('a[href^="/orders/"]').first()
}
