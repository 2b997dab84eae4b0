import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { readyForOffline, signIn } from '../steps.ts'
import { test } from '../world.ts'

test('a technician who is late texts the customer, tells the office and asks for a reassignment', async ({
  world,
  browser,
  office,
}) => {
  const field = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-CA' })
  const phone = await field.newPage()
  await signIn(phone, world, 'technician', '/dashboard')
  await readyForOffline(phone)
  await field.setOffline(true)

  await phone.getByRole('button', { name: 'Running late' }).click()
  const late = phone.getByRole('dialog', { name: 'Running late' })
  const text = late.getByRole('link', { name: 'Text the customer' })
  const before = await text.getAttribute('href')
  await late.getByRole('button', { name: '45 min' }).click()
  await expect(text).not.toHaveAttribute('href', before ?? '')
  const [time = ''] = /\d+:\d+/.exec(await late.getByRole('status').innerText()) ?? []
  expect(time).not.toBe('')
  const href = decodeURIComponent((await text.getAttribute('href')) ?? '')
  expect(href).toMatch(/^sms:[+\d]+\?&body=Hello .*we’re running late/)
  expect(href).toContain(time)
  const message = late.getByLabel('Message')
  const own = `Flat tyre. ${await message.inputValue()}`
  await message.fill(own)
  await late.getByRole('button', { name: '15 min' }).click()
  await expect(message).toHaveValue(/^Flat tyre\. /)
  await expect(message).not.toHaveValue(new RegExp(time))
  await late.getByRole('button', { name: '45 min' }).click()
  await expect(message).toHaveValue(own)
  expect(decodeURIComponent((await text.getAttribute('href')) ?? '')).toContain(`body=${own}`)
  await late.getByRole('button', { name: 'Tell the office' }).click()
  await expect(late.getByText(`Office told: about ${time}`)).toBeVisible()
  await late.getByRole('button', { name: 'Close' }).click()
  const card = phone.getByRole('article').first()
  await expect(card).toContainText(`Office told: about ${time}`)
  await phone.getByRole('button', { name: 'Running late' }).click()
  await expect(late.getByRole('button', { name: '45 min' })).toHaveAttribute('aria-pressed', 'true')
  expect(decodeURIComponent((await text.getAttribute('href')) ?? '')).toContain(time)
  await late.getByRole('button', { name: 'Close' }).click()

  // A later visit of the day is late too: its page leads to the same sheet.
  const later = phone
    .locator('section')
    .filter({ has: phone.getByRole('heading', { name: 'Later today' }) })
  await later.getByRole('link').first().click()
  await phone.getByRole('button', { name: 'More actions' }).click()
  await phone.getByRole('menuitem', { name: 'Running late' }).click()
  await expect(late.getByRole('button', { name: '15 min' })).toHaveAttribute('aria-pressed', 'true')
  await late.getByRole('button', { name: 'Cancel' }).click()
  await expect(phone).toHaveURL(/\/orders\/[^/?]+$/)

  // It can be given up from there too, once.
  const over = phone.getByRole('dialog', { name: 'Ask for this order to be reassigned' })
  const giveUp = phone.getByRole('menuitem', { name: 'Can’t make it' })
  await phone.getByRole('button', { name: 'More actions' }).click()
  await giveUp.click()
  await over.getByRole('textbox', { name: 'Reason' }).fill('Van is full')
  await over.getByRole('button', { name: 'Ask the office' }).click()
  await expect(phone).toHaveURL(/\/orders\/[^/?]+$/)
  await phone.getByRole('button', { name: 'More actions' }).click()
  await expect(phone.getByRole('menuitem', { name: 'Running late' })).toBeVisible()
  await expect(giveUp).toBeHidden()
  await phone.keyboard.press('Escape')
  const withdraw = phone.getByRole('button', { name: 'Withdraw request' })
  await expect(withdraw).toBeVisible()
  await expect(phone.getByText('Reason: Van is full')).toBeVisible()
  await phone.goBack()
  await expect(later).toContainText('Asked the office to reassign')
  await withdraw.click()
  await expect(later).not.toContainText('Asked the office to reassign')

  const title = await card.getByRole('heading').first().innerText()
  await phone.getByRole('button', { name: 'Can’t make it' }).click()
  await over.getByRole('button', { name: 'Ask the office' }).click()
  await expect(over.getByText('Enter a reason.')).toBeVisible()
  await over.getByRole('textbox', { name: 'Reason' }).fill('No ladder')
  await over.getByRole('button', { name: 'Ask the office' }).click()
  await expect(over).toBeHidden()
  // Other work is next meanwhile.
  await expect(phone.getByRole('main')).toContainText('Asked the office to reassign')
  await expect(card).not.toContainText(title)

  // It can be withdrawn, and asked again with a common reason.
  await withdraw.click()
  await expect(card).toContainText(title)
  await phone.getByRole('button', { name: 'Can’t make it' }).click()
  await over.getByRole('button', { name: 'Vehicle broke down' }).click()
  await over.getByRole('button', { name: 'Ask the office' }).click()
  await expect(over).toBeHidden()

  await field.setOffline(false)
  const texts = () => world.messagesOf('demo-technician')
  await expect.poll(texts).toContainEqual(expect.stringMatching(/^Running late: arriving at about/))
  await expect.poll(texts).toContainEqual(expect.stringMatching(/reassigned\. Reason: No ladder/))
  await expect.poll(texts).toContainEqual(expect.stringMatching(/request is withdrawn/))
  await expect.poll(texts).toContainEqual(expect.stringMatching(/Reason: Vehicle broke down/))

  // The office sees the request, who else could go, and keeps the visit with them.
  const desk = await office.newPage()
  await openSignedIn(desk, world, 'admin', '/dashboard')
  const row = desk.getByRole('listitem').filter({ hasText: 'Vehicle broke down' })
  await expect(row).toBeVisible()
  await expect(desk.getByText('No ladder')).toBeHidden()
  await row.getByRole('link', { name: 'Reassign' }).click()
  const people = desk.getByRole('dialog', { name: /^Suggestions for/ })
  await expect(people).toBeVisible()
  await people.getByRole('button', { name: 'Cancel' }).click()
  await expect(desk).not.toHaveURL(/suggest=/)
  await desk.goBack()
  await row.getByRole('button', { name: 'Keep assigned' }).click()
  await expect(row).toBeHidden()
  await expect(card).toContainText('The office kept you on this visit')
  await expect(phone.getByRole('button', { name: 'Can’t make it' })).toBeVisible()
  await field.close()
})
