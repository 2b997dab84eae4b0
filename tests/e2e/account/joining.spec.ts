import { type Browser, type Page, expect } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import { openInvitePath, signIn } from '../steps.ts'
import { test, type World } from '../world.ts'

const invitesPath = '/technician-invites'

test('a new owner invites an office member and a technician, who joins on a phone from the QR code', async ({
  world,
  office,
  browser,
}) => {
  const owner = await office.newPage()
  await foundCompany(owner, world)
  await owner.goto(`${world.url}${invitesPath}`)
  await expect(owner.getByText('No invitations yet')).toBeVisible()
  const adminLink = await invite(owner, world, 'Ada Winter <ada@example.com>', 'Office')
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

  const desk = await openPhone(browser)
  await desk.goto(adminLink)
  await register(desk, 'join')
  await expect(desk.getByText('Step 1 of 2')).toBeVisible()
  await owner
    .getByRole('link', { name: 'Back to invitations' })
    .or(invitesLink(owner))
    .first()
    .click()
  await expect(invitations(owner).filter({ hasText: 'Joined' })).toHaveCount(2)
  await expect(owner.getByText('12 of 15 seats free')).toBeVisible()
})

test('a person whose link has ended asks for a new one, and joins with it when back online', async ({
  world,
  office,
  browser,
}) => {
  const owner = await office.newPage()
  await signIn(owner, world, 'owner', invitesPath)
  const ended = await invite(owner, world, 'kim@example.com', 'Technician')
  const [{ id } = { id: '' }] = world.find('invites', { email: 'kim@example.com' })
  await world.change(`invites/${id}`, { expiresAt: '2020-01-01T00:00:00Z' })

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
  const link = await newLink(owner, world, ended)
  await phone.goto(link)
  const join = phone.getByRole('button', { name: 'Join now' })
  await expect(join).toBeEnabled()
  await phone.context().setOffline(true)
  await join.click()
  await expect(phone.getByText('Offline. Continues when you’re back online.')).toBeVisible()
  await phone.context().setOffline(false)
  await expect(phone.getByText('Step 1 of 4')).toBeVisible()
  await expect(phone).toHaveURL(`${world.url}/dashboard?panel=welcome`)
})

test('someone signed in with another account switches to the invited one on the same link', async ({
  world,
  office,
  browser,
}) => {
  const owner = await office.newPage()
  await signIn(owner, world, 'owner', invitesPath)
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
  expect(world.find('invites', { email: 'lou@example.com', status: 'accepted' })).toHaveLength(1)
})

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

/** Invites one person, and resolves with the link once it works. */
async function invite(
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
async function newLink(page: Page, world: World, before = ''): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Invitation link' })
  await expect(field).not.toHaveValue(before)
  await expect(page.getByText('Works once synced.')).toBeHidden()
  const link = await field.inputValue()
  expect(link.startsWith(`${world.url}/accept-invite#`)).toBe(true)
  return link
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

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    permissions: ['geolocation'],
    geolocation: { latitude: 44.65, longitude: -63.57 },
  })
  return context.newPage()
}

async function register(page: Page, wish: 'join' | 'ask'): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill('a short sentence')
  await page.getByRole('button', { name: `Create account and ${wish}` }).click()
}

function invitations(page: Page) {
  return page.getByRole('list', { name: 'Invitations' }).getByRole('link')
}

function invitesLink(page: Page) {
  return page.getByRole('link', { name: 'Invitations', exact: true })
}
