import { expect } from '@playwright/test'
import { openInvitePath, signIn } from '../steps.ts'
import { test } from '../world.ts'
import { invitations, invite, invitesPath, openPhone, register } from './invite-steps.ts'

test('where no seat is free the person is told kindly, and the office sees it', async ({
  world,
  office,
  browser,
}) => {
  const owner = await office.newPage()
  await signIn(owner, world, 'owner', invitesPath)
  const link = await invite(owner, world, 'Mia Quay <mia@example.com>', 'Technician')
  await world.change('counters/seats', { limit: 11 })
  const phone = await openPhone(browser)
  await phone.goto(link)
  await register(phone, 'join')
  await expect(phone.getByText('No free seat at Harbour Field Services yet')).toBeVisible()
  await expect(invitations(owner).filter({ hasText: 'Mia Quay' })).toContainText(
    'Opened, no free seat',
  )
  await world.change('counters/seats', { limit: 12 })
  await phone.getByRole('button', { name: 'Try again' }).click()
  await expect(phone.getByText('Step 1 of 4')).toBeVisible()
})

test('a link that is cut off, and one of another company, say so', async ({ world, browser }) => {
  const page = await openPhone(browser)
  await page.goto(`${world.url}/accept-invite#demo-company.tooShort`)
  await expect(page.getByText('This link isn’t complete')).toBeVisible()
  await signIn(page, world, 'technician', '/chat')
  await page.goto(`${world.url}/accept-invite#other-company.${'a'.repeat(22)}`)
  await expect(page.getByText('You belong to Harbour Field Services.')).toBeVisible()
})

test('a link that is opened without a connection is read by itself when there is one', async ({
  world,
  browser,
}) => {
  const page = await openPhone(browser)
  await page.route(/documents:batchGet/, (route) => route.abort())
  await page.goto(`${world.url}${openInvitePath}`)
  await expect(page.getByRole('heading', { name: 'Offline' })).toBeVisible()
  await page.unroute(/documents:batchGet/)
  await expect(page.getByRole('heading', { name: 'Join Harbour Field Services' })).toBeVisible()
})
