import { type Page, expect } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import {
  createOrder,
  everythingHasArrived,
  pill,
  readyForOffline,
  signIn,
  visibleText,
} from '../steps.ts'
import { test, type World } from '../world.ts'
import { invitations, invite, invitesPath, newLink, openPhone, register } from './invite-steps.ts'

const steps = ['Accept', 'Start driving', 'I’ve arrived']

test('a new owner has an office member and three technicians working within the hour', async ({
  world,
  office,
  browser,
}) => {
  const owner = await office.newPage()
  await foundCompany(owner, world)
  await owner.goto(`${world.url}${invitesPath}`)
  await expect(owner.getByText('No invitations yet')).toBeVisible()
  const adminLink = await invite(owner, world, 'Ada Winter <ada@example.com>', 'Office')
  const companyId = new URL(adminLink).hash.slice(1).split('.')[0] ?? ''

  const desk = await openPhone(browser)
  await desk.goto(adminLink)
  await register(desk, 'join')
  await expect(desk.getByText('Step 1 of 2')).toBeVisible()
  await desk.context().close()

  const tess = await test.step('one joins from the QR code', async () => {
    const link = await invite(owner, world, 'Tess Okafor <tess@example.com>', 'Technician')
    expect(await readQr(owner)).toBe(link)
    const phone = await openPhone(browser)
    const complaints: string[] = []
    phone.on('console', (message) => {
      if (/permission/i.test(message.text())) complaints.push(message.text())
    })
    await phone.goto(link)
    await expect(phone.getByText('New Owner')).toBeVisible()
    await expect(phone.getByLabel('Your name')).toHaveValue('Tess Okafor')
    await expect(phone.getByLabel('Email')).not.toBeEditable()
    await register(phone, 'join')
    const welcome = phone.getByRole('dialog', { name: 'Welcome to Lighthouse Repairs' })
    await expect(welcome.getByText('Step 1 of 4')).toBeVisible()
    await welcome.getByRole('button', { name: 'Next' }).click()
    await welcome.getByRole('button', { name: 'Next' }).click()
    await welcome.getByRole('button', { name: 'Share my location' }).click()
    await expect(welcome.getByText('On', { exact: true })).toBeVisible()
    await welcome.getByRole('button', { name: 'Next' }).click()
    await expect(welcome.getByRole('button', { name: 'Download for offline' })).toBeEnabled()
    await welcome.getByRole('button', { name: 'Start' }).click()
    await expect(phone).toHaveURL(`${world.url}/dashboard`)
    await expect(phone.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
    expect(complaints).toEqual([])
    await phone.goto(link)
    await expect(phone.getByText('You’re on the team')).toBeVisible()
    return phone
  })

  await test.step('one, whose link has expired, asks for a new one', async () => {
    const ended = await invite(owner, world, 'kim@example.com', 'Technician')
    const [{ id } = { id: '' }] = world.find('invites', { email: 'kim@example.com' }, companyId)
    await world.change(`invites/${id}`, { expiresAt: '2020-01-01T00:00:00Z' }, companyId)
    const phone = await openPhone(browser)
    await phone.goto(ended)
    await expect(phone.getByText('This link no longer works')).toBeVisible()
    await phone.getByLabel('Your name').fill('Kim Sato')
    await phone.getByLabel('Email').fill('kim@example.com')
    await register(phone, 'ask')
    await expect(phone.getByText('You asked for a new link')).toBeVisible()
    await expect(invitations(owner).filter({ hasText: 'kim@example.com' })).toContainText(
      'Wants a new link',
    )
    await owner.getByRole('button', { name: 'Send again' }).click()
    await phone.goto(await newLink(owner, world, ended))
    const join = phone.getByRole('button', { name: 'Join now' })
    await expect(join).toBeEnabled()
    await phone.context().setOffline(true)
    await join.click()
    await expect(phone.getByText('Offline. Continues when you’re back online.')).toBeVisible()
    await phone.context().setOffline(false)
    await expect(phone.getByText('Step 1 of 4')).toBeVisible()
    await expect(phone).toHaveURL(`${world.url}/dashboard?panel=welcome`)
    await phone.context().close()
  })

  await test.step('one is signed in with another company’s account', async () => {
    const link = await invite(owner, world, 'lou@example.com', 'Technician')
    const phone = await openPhone(browser)
    await signIn(phone, world, 'technician', '/chat')
    await phone.goto(link)
    await expect(phone.getByText(/signed in as technician@daybook.demo/)).toBeVisible()
    await phone.getByRole('button', { name: 'Use another account' }).click()
    await expect(phone.getByLabel('Email')).toHaveValue('lou@example.com')
    expect(phone.url()).toBe(link)
    await phone.getByLabel('Your name').fill('Lou Reyes')
    await register(phone, 'join')
    await expect(phone.getByText('Step 1 of 4')).toBeVisible()
    await phone.context().close()
  })

  await owner.goto(`${world.url}${invitesPath}`)
  await expect(invitations(owner).filter({ hasText: 'Joined' })).toHaveCount(4)

  await test.step('the first gets a permission, a van and an order', async () => {
    await openPerson(owner, world)
    await expect(owner.getByText(/^Last seen .* version/)).toBeVisible()
    await owner.getByRole('checkbox', { name: 'Count stock' }).check()
    await owner.getByRole('button', { name: 'Assign van' }).click()
    const sheet = owner.getByRole('dialog')
    await sheet.getByRole('radio', { name: 'New van' }).check()
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Van 1')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByRole('link', { name: /^Van 1/ })).toBeVisible()
  })
  const orderId = await createOrder(owner, world, {
    title: 'Leaking tap',
    customer: 'Anchor Inn',
    street: '5 Quay Street',
    assignee: 'Tess Okafor',
  })

  await test.step('who is deactivated with unsent work loses nothing of it', async () => {
    await tess.goto(`${world.url}/orders/${orderId}`)
    await expect(tess.getByRole('heading', { name: 'Leaking tap' })).toBeVisible()
    await readyForOffline(tess)
    await tess.context().setOffline(true)
    for (const step of steps) await tess.getByRole('button', { name: step, exact: true }).click()
    await expect(pill(tess, /waiting/)).toBeVisible()

    await openPerson(owner, world)
    await owner.getByRole('button', { name: 'Deactivate', exact: true }).click()
    const sheet = owner.getByRole('dialog')
    await sheet.getByLabel('Give open orders to').selectOption({ label: 'Kim Sato' })
    await sheet.getByRole('button', { name: 'Deactivate', exact: true }).click()
    await expect(sheet).toBeHidden()
    await everythingHasArrived(owner)

    await tess.context().setOffline(false)
    await expect(tess.getByRole('heading', { name: 'This account isn’t active' })).toBeVisible()
    await expect(tess.getByText('All changes of this device are synced.')).toBeVisible()
    await owner.goto(`${world.url}/orders/${orderId}`)
    await expect(owner.locator('[aria-current="step"]')).toHaveText('On site')
    await expect(visibleText(owner, 'Kim Sato')).toBeVisible()
    const moves = world.find('mutations', { name: 'order/move' }, companyId)
    expect(moves).toHaveLength(steps.length)
  })
  await tess.context().close()
})

async function openPerson(page: Page, world: World): Promise<void> {
  await page.goto(`${world.url}/technicians`)
  await page.getByRole('link', { name: 'Tess Okafor' }).click()
  await expect(page.getByRole('heading', { name: 'Tess Okafor' })).toBeVisible()
}

async function foundCompany(page: Page, world: World): Promise<void> {
  await page.goto(`${world.url}/register`)
  await page.getByLabel('Your name').fill('New Owner')
  await page.getByLabel('Email').fill('new-owner@daybook.demo')
  await page.getByLabel('Password', { exact: true }).fill('a short sentence')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Company name').fill('Lighthouse Repairs')
  await page.getByLabel('Street and number').fill('1 Beacon Road')
  await page.getByLabel('Town or city').fill('Port Ellery')
  await page.getByLabel('Tax rate').fill('8')
  await page.getByRole('button', { name: 'Save and start' }).click()
  await expect(page).toHaveURL(`${world.url}/dashboard`)
}

/** What a camera reads from the QR code on the page. */
async function readQr(page: Page): Promise<string> {
  const pixels = await page.getByRole('img', { name: 'QR code' }).evaluate((image) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 600
    const context = canvas.getContext('2d')
    if (!context || !(image instanceof HTMLImageElement)) throw new Error('No image')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 600, 600)
    context.drawImage(image, 0, 0, 600, 600)
    return [...context.getImageData(0, 0, 600, 600).data]
  })
  return decodeQR({ width: 600, height: 600, data: Uint8Array.from(pixels) })
}
