import { type Browser, type Page, expect } from '@playwright/test'
import type { World } from '../world.ts'

export const invitesPath = '/technician-invites'

/** Invites one person, and resolves with the link once it works. */
export async function invite(
  page: Page,
  world: World,
  who: string,
  role: 'Office' | 'Technician',
): Promise<string> {
  await page.goto(`${world.url}${invitesPath}/new`)
  await page.getByRole('textbox', { name: 'Who do you want to invite?' }).fill(who)
  await page.getByRole('radio', { name: role }).check()
  await page.getByRole('button', { name: 'Invite 1 person' }).click()
  return newLink(page, world)
}

/** The link on the page, other than `before`, once it has reached the server. */
export async function newLink(page: Page, world: World, before = ''): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Invitation link' })
  await expect(field).not.toHaveValue(before)
  await expect(page.getByText('Works once synced.')).toBeHidden()
  const link = await field.inputValue()
  expect(link.startsWith(`${world.url}/accept-invite#`)).toBe(true)
  return link
}

/** A phone of someone who shares their location. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    permissions: ['geolocation'],
    geolocation: { latitude: 44.65, longitude: -63.57 },
  })
  return context.newPage()
}

/** Chooses a password on the page of an invitation, to join or to ask for a new link. */
export async function register(page: Page, wish: 'join' | 'ask'): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill('a short sentence')
  await page.getByRole('button', { name: `Create account and ${wish}` }).click()
}

/** The rows of the list of invitations. */
export function invitations(page: Page) {
  return page.getByRole('list', { name: 'Invitations' }).getByRole('link')
}
