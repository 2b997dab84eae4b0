import { type Page, expect } from '@playwright/test'
import { type PreparedPerson, preparedSession } from './prepared.ts'
import type { World } from './world.ts'

/**
 * Opens a path as someone who signed in on this device before and has loaded everything. The page's context must be
 * new; two contexts of one test for the same person would be one device twice, so the second one signs in.
 */
export async function openSignedIn(
  page: Page,
  world: Pick<World, 'url'>,
  person: PreparedPerson,
  path: string,
): Promise<void> {
  await page.context().setStorageState(preparedSession(person, world.url))
  await page.goto(`${world.url}${path}`)
  await expect(page).toHaveURL(`${world.url}${path}`)
}
