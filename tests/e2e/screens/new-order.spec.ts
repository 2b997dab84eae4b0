import { expect, type Locator, type Page } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, goWithinApp } from '../steps.ts'
import { test } from '../world.ts'

const desk = { width: 1440, height: 900 }

test('a new order is entered on one screen with the keyboard alone', async ({ world, office }) => {
  const page = await office.newPage()
  await page.setViewportSize(desk)
  await openSignedIn(page, world, 'admin', '/orders/new')
  await everythingHasArrived(page)
  const customer = page.getByRole('combobox', { name: 'Customer' })
  await expect(customer).toBeFocused()

  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Choose one.')).toBeVisible()
  await expect(page.getByText('Required.')).toBeVisible()
  await expect(customer).toBeFocused()

  await page.keyboard.type('windward dental')
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Site', { exact: true })).toHaveValue(/./)
  await expect(page.getByRole('list').filter({ hasText: 'drive' }).first()).toBeVisible()
  expect(await scrolls(page)).toBe(false)
  await axeIsClean(page)

  await tabTo(page, page.getByLabel('Title'))
  await page.keyboard.type('Lights flicker in the waiting room')
  const hour = page
    .getByRole('group', { name: 'Duration' })
    .getByRole('button', { name: '1 h 30 min' })
  await hour.click()
  await hour.click()
  await expect(hour).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, page.getByRole('region', { name: 'Suggestions' }).getByRole('button').first())
  await page.keyboard.press('Enter')
  const chosen = page.getByRole('list', { name: 'Chosen technicians' })
  await expect(chosen.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/orders\/[A-Za-z0-9]{20}/)
  await expect(
    page.getByRole('heading', { name: 'Lights flicker in the waiting room' }),
  ).toBeVisible()

  await page.goto(`${world.url}/orders/new`)
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(page.getByText('Unsaved entries restored')).toBeHidden()
})

test('what is entered of a new order is kept, and a customer is not entered twice', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await page.setViewportSize(desk)
  await openSignedIn(page, world, 'admin', '/orders/new')
  await everythingHasArrived(page)
  const phone = await phoneOf(page, 'Windward Dental')
  await page.getByRole('combobox', { name: 'Customer' }).fill('Windward Dent.')
  await page.getByRole('option', { name: 'New customer “Windward Dent.”' }).click()
  await page.getByLabel('Title').fill('Lights flicker')

  await goWithinApp(page, '/customers')
  await goWithinApp(page, '/orders/new')
  await expect(page.getByText('Unsaved entries restored')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Lights flicker')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Windward Dent.')

  await page.getByLabel('Street and number').fill('1 Beacon Road')
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(page.getByText('Enter the town or city.')).toBeVisible()
  await expect(page.getByLabel('Town or city')).toBeFocused()
  await expect(page.getByLabel('Street and number')).toHaveValue('1 Beacon Road')

  await expect(page.getByText('Same phone number')).toBeHidden()
  await page.getByLabel('Phone').fill(phone.replace('+1', ''))
  await expect(page.getByText('Same phone number')).toBeVisible()
  // The offer must not take the keys that are typed into the next field.
  await page.getByLabel('Phone').press('Tab')
  await expect(page.getByLabel('Email')).toBeFocused()
  await axeIsClean(page)
  await page.getByRole('button', { name: 'Use this customer' }).click()
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(/Windward Dental/)
  await expect(page.getByLabel('Site', { exact: true })).toHaveValue(/./)

  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('')
})

test('an urgent order without a person or day is saved and fitted in at once', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await page.setViewportSize(desk)
  await openSignedIn(page, world, 'admin', '/orders/new')
  await everythingHasArrived(page)
  await page.getByRole('combobox', { name: 'Customer' }).pressSequentially('windward dental')
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Site', { exact: true })).toHaveValue(/./)
  await page.getByLabel('Title').fill('Water through the ceiling')
  await expect(page.getByRole('button', { name: 'Save order' })).toBeVisible()
  await page.getByLabel('Priority').selectOption('Urgent')
  await expect(page.getByRole('button', { name: 'Save only' })).toBeVisible()
  await page.getByRole('button', { name: 'Save and fit in' }).click()
  const sheet = page.getByRole('dialog', { name: 'Fit in Water through the ceiling' })
  await expect(sheet.getByText('Fit in and send').first()).toBeVisible()
  await axeIsClean(page)
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/schedule(\?(?!.*urgent).*)?$/)
})

/** Presses Tab until the field has the focus. */
async function tabTo(page: Page, field: Locator) {
  for (let i = 0; i < 40; i++) {
    if (await field.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(field).toBeFocused()
}

async function phoneOf(page: Page, customer: string): Promise<string> {
  const field = page.getByRole('combobox', { name: 'Customer' })
  await field.fill(customer)
  const option = page.getByRole('option', { name: customer }).filter({ hasText: /\+\d/ })
  return /\+[\d ()-]+/.exec(await option.innerText())?.[0].trim() ?? ''
}

function scrolls(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollHeight > innerHeight)
}
