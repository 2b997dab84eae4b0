import { expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived } from '../steps.ts'
import { test } from '../world.ts'

test('an estimate with two options is sent, approved by signature offline, and made one order', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/estimates')
  await expect(page.getByText('Replace the boiler')).toBeVisible()
  await axeIsClean(page)
  await page.getByRole('button', { name: 'New estimate' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'Customer' }).fill('Anchor')
  await page
    .getByRole('option', { name: /Anchor/ })
    .first()
    .click()
  await sheet.getByLabel('Title').fill('New boiler')
  await sheet.getByRole('button', { name: 'Create estimate' }).click()

  await page.getByRole('button', { name: 'Send by email' }).click()
  await expect(page.getByText('Every option needs a line.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add line' })).toBeFocused()
  await expect(page.getByRole('alertdialog')).toBeHidden()

  await page.getByRole('button', { name: 'Add line' }).click()
  await page.getByRole('group', { name: 'Line 1' }).getByLabel('Price').fill('1000')
  await page.getByRole('button', { name: 'Add option' }).click()
  const second = page.getByRole('region', { name: 'Option 2' })
  await second.getByLabel('Price').fill('1500')
  await axeIsClean(page)
  await page.getByRole('button', { name: 'Send by email' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(/Email goes to .+@/)).toBeVisible()
  await question.getByRole('button', { name: 'Send by email' }).click()
  await expect(page.getByText(/^Emailed to .+@/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Customer approved' })).toBeVisible()
  await axeIsClean(page)
  await everythingHasArrived(page)
  await expect(page.getByRole('heading', { name: 'Emails to the customer' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send by email again' })).toBeVisible()
  const mailed = world
    .find('shares', { kind: 'estimate' })
    .filter((share) => share.text('mailTo') !== '')
  expect(mailed).toHaveLength(1)

  await page.getByRole('button', { name: 'Customer approved' }).click()
  await expect(sheet).toBeVisible()
  await world.cutNetwork()
  await office.setOffline(true)
  await sheet.getByRole('button', { name: 'Option 2' }).click()
  await sheet.getByLabel('Customer’s name').fill('Ana Ruiz')
  // The office mostly hears it by phone.
  await expect(sheet.getByLabel('How was it approved?')).toBeVisible()
  await sheet.getByRole('button', { name: 'Draw' }).click()
  const pad = await sheet.locator('canvas').boundingBox()
  if (!pad) throw new Error('No pad')
  await page.mouse.move(pad.x + 30, pad.y + 40)
  await page.mouse.down()
  await page.mouse.move(pad.x + 120, pad.y + 70, { steps: 5 })
  await page.mouse.up()
  await axeIsClean(page)
  await sheet.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved by Ana Ruiz')).toBeVisible()
  await world.restoreNetwork()
  await office.setOffline(false)
  await everythingHasArrived(page)

  await page.getByRole('button', { name: 'Create order' }).click()
  await sheet.getByLabel('Order template').selectOption('Heating service')
  await axeIsClean(page)
  await sheet.getByRole('button', { name: 'Create order' }).click()
  await expect(page).toHaveURL(/\/orders\/[^/]+_order$/)
  await expect(page.getByRole('main').getByText('Order created', { exact: true })).toBeVisible()
  await everythingHasArrived(page)
  await page.goto(`${world.url}/orders?q=boiler`)
  await expect(page.getByRole('link', { name: /New boiler/ })).toHaveCount(1)
})

test('Enter takes the first customer that matches, and an unknown name is kept and becomes a new one', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', '/estimates')
  await page.getByRole('button', { name: 'New estimate' }).click()
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Customer' })
  await field.pressSequentially('Anchor')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(/^Anchor .+/)

  await field.fill('')
  await field.pressSequentially('Harbour Chapel')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(field).not.toBeFocused()
  await expect(field).toHaveValue('Harbour Chapel')
  await expect(page.getByRole('dialog', { name: 'New customer' })).toBeHidden()
  await field.press('End')
  await field.pressSequentially('s')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'New customer' }).getByLabel('Name')).toHaveValue(
    'Harbour Chapels',
  )
})
