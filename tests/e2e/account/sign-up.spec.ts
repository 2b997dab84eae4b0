import { expect } from '@playwright/test'
import { everythingHasArrived, readyForOffline, visibleText } from '../steps.ts'
import { test } from '../world.ts'

// Read strictly, each of the 144 documents of the sample data would be a commit of its own.
test.use({ strictLimits: false, officeWorker: true })

test('a new user gets from registration through the company setup to the first order', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await page.goto(`${world.url}/register`)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(visibleText(page, 'Required.')).toBeVisible()
  await page.getByLabel('Your name').fill('New Owner')
  await page.getByLabel('Email').fill('new-owner@daybook.demo')
  await page.getByLabel('Password', { exact: true }).fill('a short sentence')
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page).toHaveURL(`${world.url}/account-setup`)
  await page.getByLabel('Company name').fill('Lighthouse Repairs')
  await page.getByLabel('Street and number').fill('1 Beacon Road')
  await page.getByLabel('Town or city').fill('Port Ellery')
  await page.reload()
  await expect(page.getByLabel('Company name')).toHaveValue('Lighthouse Repairs')
  await page.getByRole('button', { name: 'Save and start' }).click()
  await expect(page.getByText(/Enter a percentage/)).toBeVisible()
  await page.getByLabel('Tax rate').fill('8.875')
  await page.getByRole('button', { name: 'Save and start' }).click()

  await expect(page).toHaveURL(`${world.url}/dashboard`)
  await expect(page.getByText('Lighthouse Repairs')).toBeVisible()
  const steps = page.getByRole('listitem').filter({ hasText: 'Add a customer' })
  await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible()
  await readyForOffline(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Add sample data' }).click()
  await expect(visibleText(page, 'Heating loses pressure')).toBeVisible()
  await page.context().setOffline(false)
  await everythingHasArrived(page)
  await expect(steps.getByText('(done)')).toBeHidden()
  await page.getByRole('button', { name: 'Remove sample data' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(/^Removes 8 customers, .* 26 orders/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Remove sample data' }).click()
  await expect(page.getByText('Heating loses pressure')).toHaveCount(0)
  // A new customer is most likely in the company's own country.
  await page.goto(`${world.url}/customers/new`)
  await expect(page.getByLabel('Country')).toHaveValue('GB')
  await page.getByLabel('Name', { exact: true }).fill('Anchor Inn')
  await page.getByRole('button', { name: 'Save customer' }).click()
  await expect(page.getByRole('heading', { name: 'Anchor Inn', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(steps.getByText('(done)')).toBeAttached()
  await expect(page.getByRole('link', { name: 'Invite', exact: true })).toBeVisible()
  await page.goto(`${world.url}/orders`)
  await expect(page.getByText('Create your first order')).toBeVisible()
})

test('the name entered at registration is on the device where setup continues', async ({
  world,
  office,
  browser,
}) => {
  const page = await office.newPage()
  await page.goto(`${world.url}/register`)
  await page.getByLabel('Your name').fill('Ada Winter')
  await page.getByLabel('Email').fill('ada@daybook.demo')
  await page.getByLabel('Password', { exact: true }).fill('a short sentence')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${world.url}/account-setup`)
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Winter')

  const elsewhere = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })
  const other = await elsewhere.newPage()
  await other.goto(`${world.url}/login`)
  await other.getByLabel('Email').fill('ada@daybook.demo')
  await other.getByLabel('Password', { exact: true }).fill('a short sentence')
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other).toHaveURL(`${world.url}/account-setup`)
  await expect(other.getByLabel('Your name')).toHaveValue('Ada Winter')
  await elsewhere.close()
})

test('a wrong password and an unknown account get the same answer', async ({ world, office }) => {
  const page = await office.newPage()
  const answers: string[] = []
  for (const email of ['technician@daybook.demo', 'nobody@daybook.demo']) {
    await page.goto(`${world.url}/login`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    answers.push(await page.getByRole('alert').innerText())
  }
  expect(answers[0]).not.toBe('')
  expect(answers[1]).toBe(answers[0])
})
