import { type Page, expect } from '@playwright/test'

/** Opens the full-screen sheets of the order page that is open, one after the other. */
export async function eachOrderSheet(page: Page, look: (name: string) => Promise<void>) {
  // On a phone the cards are in sections that may be closed.
  await page
    .locator('h2 > button[aria-expanded="false"]')
    .evaluateAll((closed) => closed.forEach((one) => (one as HTMLElement).click()))
  const card = (part: string) => page.locator(`section:has(#part-${part})`).last()
  const openers = {
    signature: () => card('signature').getByRole('button').first().click(),
    async photos() {
      await card('photos').locator('input[data-files]').setInputFiles('public/icon-512.png')
      await card('photos').locator('li button').first().click()
    },
  }
  for (const [name, open] of Object.entries(openers)) {
    await open()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(`sheet: ${name}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
}

/** Opens the menu of a message of the chat that is open. */
export async function messageMenu(page: Page, look: (name: string) => Promise<void>) {
  await page
    .getByRole('button', { name: /^(Message options|Opciones del mensaje)$/ })
    .last()
    .press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await look('message menu')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
}
