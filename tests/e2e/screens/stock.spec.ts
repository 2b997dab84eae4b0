import { expect, type Page } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { pill, readyForOffline } from '../steps.ts'
import { test } from '../world.ts'

test.use({ officeWorker: true })

const part = 'Solenoid valve 1/2'

test('an item entered by the office offline is in the van, and a van changes hands with its stock', async ({
  world,
  office,
  browser,
}) => {
  const desk = await office.newPage()
  await openSignedIn(desk, world, 'admin', '/inventory')
  await expect(desk.getByRole('link', { name: /Air filter/ })).toBeVisible()
  await readyForOffline(desk)
  await office.setOffline(true)
  await desk.getByRole('button', { name: 'New part' }).click()
  await desk.getByLabel('Name', { exact: true }).fill(part)
  await desk.getByLabel('Price').fill('12,505')
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('Enter a valid amount.')).toBeVisible()
  await desk.getByLabel('Price').fill('12,57')
  await desk.getByRole('button', { name: 'Save' }).click()
  await openPlace(desk, /^Van 1,/)
  await desk.getByRole('button', { name: 'Add stock' }).click()
  await desk.getByRole('dialog').getByRole('searchbox').fill('solenoid')
  await desk.getByRole('dialog').getByRole('button', { name: part }).click()
  await desk.getByLabel('Quantity').fill('3')
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: 'Receive from supplier', exact: true })
    .last()
    .click()
  await expect(desk.getByText(`${part} · 3 pieces added`)).toBeVisible()
  await expect(pill(desk, /2 waiting/)).toBeVisible()
  await office.setOffline(false)
  await expect(pill(desk, /Synced/)).toBeVisible()
  const [item] = world.find('items', { name: part })
  const price = world
    .find('prices', { updatedBy: item?.text('createdBy') ?? '' })
    .find(({ id }) => id === item?.id)
  expect(price?.number('priceMinor')).toBe(1257)

  const field = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
  })
  const phone = await field.newPage()
  await openSignedIn(phone, world, 'technician', '/dashboard/van')
  await expect(phone.getByRole('heading', { name: /^Van 1,/ })).toBeVisible()
  await expect(row(phone, part)).toContainText('3 pieces')

  await openPlace(desk, /^Van 2,/)
  const count = await row(desk, 'Flame sensor').innerText()
  await giveTo(desk, '')
  await openPlace(desk, /^Van 1,/)
  await giveTo(desk, '')
  await openPlace(desk, /^Van 2,/)
  await giveTo(desk, 'Daniel Reyes')
  await expect(phone.getByRole('heading', { name: /^Van 2,/ })).toBeVisible()
  await expect(row(phone, 'Flame sensor')).toContainText(/\d+ pieces?/.exec(count)?.[0] ?? 'none')
  await field.close()
})

async function openPlace(desk: Page, name: RegExp) {
  await desk.getByRole('button', { name: 'Warehouses and vans' }).click()
  await desk.getByRole('link', { name }).click()
  await expect(desk.getByRole('heading', { name })).toBeVisible()
}

async function giveTo(desk: Page, name: string) {
  await desk.getByRole('button', { name: 'Edit', exact: true }).click()
  await desk.getByLabel('Assigned to').selectOption(name === '' ? { value: '' } : { label: name })
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByRole('dialog')).toBeHidden()
}

function row(page: Page, name: string) {
  return page.getByRole('listitem').or(page.getByRole('button')).filter({ hasText: name }).first()
}
