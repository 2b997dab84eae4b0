import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived } from '../steps.ts'
import { test } from '../world.ts'

test('a conversation opens at the first new message, is read as far as it was seen, and suggests names', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'owner', '/chat')
  await everythingHasArrived(page)
  const row = page.locator('main [data-row="team"]')
  await expect(row).toContainText(/\d+ new/)
  const news = Number(/(\d+) new/.exec(await row.innerText())?.[1])
  await page.setViewportSize({ width: 1440, height: 520 })
  await row.getByRole('link').click()

  const log = page.getByRole('log')
  const messages = log.getByRole('article')
  const latest = page.getByRole('button', { name: /new messages?$|^Jump to latest$/ })
  await expect(log.getByText('New', { exact: true })).toBeInViewport()
  await expect(latest).toBeVisible()
  // A message that was not in view stays new.
  await expect(row).not.toContainText(`${news} new`)
  await expect(row).toContainText(/\d+ new/)

  await latest.click()
  await expect(latest).toBeHidden()
  await expect(messages.last()).toBeInViewport({ ratio: 0.9 })
  await expect(row).not.toContainText('new')
  // After coming back the mark is gone, and the conversation opens at the newest message.
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL(`${world.url}/dashboard`)
  await page.goto(`${world.url}/chat?thread=team`)
  await expect(messages.last()).toBeInViewport({ ratio: 0.9 })
  await expect(log.getByText('New', { exact: true })).toBeHidden()

  const field = page.getByRole('textbox', { name: 'Write a message' })
  const people = page.getByRole('menu', { name: 'Mention' }).getByRole('menuitem')
  await field.pressSequentially('Can you look, @no')
  await expect(people).toHaveText([/Noah Surette/, /Nora MacLeod/])
  const first = (await people.first().getAttribute('id')) ?? ''
  await expect(field).toHaveAttribute('aria-activedescendant', first)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Can you look, @Nora MacLeod ')
  await expect(people).toHaveCount(0)
  await field.pressSequentially('please?')
  await page.keyboard.press('Shift+Enter')
  await field.pressSequentially('Also @ma')
  await page.keyboard.press('Escape')
  await expect(people).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
  const text = 'Can you look, @Nora MacLeod please?\nAlso @ma'
  await expect(messages.last().getByText('@Nora MacLeod')).toBeInViewport()
  await expect.poll(() => world.messagesOf('demo-owner')).toContain(text)
  const [stored] = world.find('messages', { text })
  expect(stored?.first('mentionIds')).toBe('demo-heating-2')
})

test('on a phone Enter adds a line, and a tap picks a suggestion', async ({ world, browser }) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await openSignedIn(page, world, 'technician', '/chat?thread=team')
  const field = page.getByRole('textbox', { name: 'Write a message' })
  await expect(page.getByRole('log').getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Photo, mention or urgent' }).tap()
  await page.getByRole('button', { name: 'Mention', exact: true }).tap()
  await page.getByRole('menuitem', { name: 'Grace Comeau' }).tap()
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await field.pressSequentially('thank you')
  await expect(field).toHaveValue('@Grace Comeau \nthank you')
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect
    .poll(() => world.messagesOf('demo-technician'))
    .toContain('@Grace Comeau \nthank you')
  await context.close()
})

test('a search finds messages on the device and opens the conversation at one', async ({
  world,
  office,
}) => {
  const page = await office.newPage()
  await openSignedIn(page, world, 'owner', '/chat')
  await everythingHasArrived(page)
  const field = page.getByRole('searchbox', { name: 'Search chat' })
  await field.fill('HÉLPS')
  const found = page.getByRole('list', { name: 'Search chat' })
  await expect(found.getByRole('heading', { name: 'Messages on this device' })).toBeVisible()
  const row = found
    .getByRole('link')
    .filter({ has: page.locator('mark') })
    .last()
  await expect(row.locator('mark')).toHaveText('helps')
  await row.click()
  await expect(page).toHaveURL(/thread=.+&message=.+&q=H%C3%89LPS$/)
  const asked = page.getByRole('log').locator('[data-asked]')
  await expect(asked).toContainText('That helps')
  await expect(asked).toBeInViewport()
  // The results stay beside it.
  await expect(found).toBeVisible()

  await field.fill('zzzz')
  await expect(page.getByText('Searched conversations and messages on this device.')).toBeVisible()
})
