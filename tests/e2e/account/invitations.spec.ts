import { type Page, expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { pill, readyForOffline } from '../steps.ts'
import { test } from '../world.ts'

test.use({ officeWorker: true })

const path = '/technician-invites'

test('the office invites several people at once, sends a link again and cancels an invitation', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'admin', path)
  await expect(rows(page).first()).toContainText('Wants a new link')
  await expect(page.getByText('4 of 15 seats free')).toBeVisible()

  await page.getByRole('link', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('radio', { name: /Office/ })).toBeDisabled()
  const people = page.getByRole('textbox', { name: 'Who do you want to invite?' })
  await people.fill('Lee Park <Lee@Example.com>, Omar\nnora.macleod@daybook.demo')
  const lines = page.getByRole('list', { name: 'Recognised' }).getByRole('listitem')
  await expect(lines).toHaveText([
    /lee@example.com/,
    /Omar.*No email/,
    /nora.macleod.*Already on the team/,
  ])
  await page.getByRole('button', { name: 'Invite 1 person' }).click()
  await expect(page.getByText('Correct or remove the marked lines.')).toBeVisible()
  await people.fill('Lee Park <Lee@Example.com>, omar@example.com\nnora.macleod@daybook.demo')
  await page.getByRole('checkbox', { name: 'Count stock' }).check()
  await page.getByRole('button', { name: 'Invite 2 people' }).click()
  await expect(page).toHaveURL(`${world.url}${path}`)
  await expect(rows(page).filter({ hasText: 'omar@example.com' })).toBeVisible()

  await rows(page).filter({ hasText: 'Lee Park' }).click()
  const first = await linkOn(page)
  await expect(page.getByText('Count stock')).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => linkOn(page)).not.toBe(first)
  await expect(rows(page).filter({ hasText: 'Lee Park' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Cancel invitation' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel invitation' }).click()
  await expect(page.getByText('This link no longer works.')).toBeVisible()
  const found = (email: string, status: string) => world.find('invites', { email, status }).length
  await expect.poll(() => found('lee@example.com', 'revoked')).toBe(2)
  expect(found('omar@example.com', 'pending')).toBe(1)
})

test('an invitation made offline is kept, marked and sent later', async ({ world, office }) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'owner', path)
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('link', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Who do you want to invite?' })).toBeVisible()
  await readyForOffline(page)
  await world.cutNetwork()
  await office.setOffline(true)
  await expect(pill(page, /Offline/)).toBeVisible()
  await expect(page.getByText('Invitations are emailed when you’re back online.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Who do you want to invite?' }).fill('lee@example.com')
  await page.getByRole('button', { name: 'Invite 1 person' }).click()
  await expect(page.getByText('Works once synced.')).toBeVisible()
  await world.restoreNetwork()
  await office.setOffline(false)
  await expect(page.getByText('Works once synced.')).toBeHidden()
  await expect.poll(() => world.find('invites', { email: 'lee@example.com' })).toHaveLength(1)
})

function rows(page: Page) {
  return page.getByRole('list', { name: 'Invitations' }).getByRole('link')
}

/** The link that the open invitation shows. */
function linkOn(page: Page): Promise<string> {
  return page.getByRole('textbox', { name: 'Invitation link' }).inputValue()
}
