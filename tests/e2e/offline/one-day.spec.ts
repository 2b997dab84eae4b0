import { readFileSync } from 'node:fs'
import { type Page, expect } from '@playwright/test'
import { dayInvariants } from './day-invariants.ts'
import { showToCamera } from '../screens/show-to-camera.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { drag, expectStatus, pill, readyForOffline, signIn, visibleText } from '../steps.ts'
import { test } from '../world.ts'

const picture = 'public/icon-512.png'
const part = { id: 'demo-item-h-1005', sku: 'H-1005', name: 'Flame sensor' }
const hidden = { showIf: { itemId: 'leak', is: true }, required: true }
const questions = [
  {
    id: 'pressure',
    kind: 'number',
    label: 'Pressure',
    unit: 'bar',
    min: 1,
    max: 2,
    required: true,
  },
  { id: 'leak', kind: 'yesNo', label: 'Does it leak?', required: true, graded: true },
  { id: 'where', kind: 'text', label: 'Where does it leak?', ...hidden },
]

// The phone's clock is a day ahead for the whole day.
test.use({ clockAheadMs: 86_400_000 })

test('a day without a network, with three jobs, two crashes and a wrong clock, reaches the office once', async ({
  world,
  office,
  phone,
}) => {
  const [first, second, third] = world.untouchedOrders(3).map(({ id }) => id)
  if (!first || !second || !third) throw new Error('Three jobs are needed')
  await world.ask(first, ['photos:1', 'signature', 'parts'], questions)
  for (const id of [second, third]) await world.ask(id, [])
  const barcode = world.find('items', { sku: part.sku })[0]?.text('barcode') ?? ''
  const laws = dayInvariants(world, part.id)
  let screen = await (await phone.open()).newPage()
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  const reopen = async (path: string) => {
    phone.kill()
    screen = await (await phone.open({ offline: true })).newPage()
    await screen.goto(`${world.url}${path}`)
  }
  const arrive = async (id: string) => {
    await screen.goto(`${world.url}/orders/${id}`)
    for (const step of ['Accept', 'Start driving', 'I’ve arrived']) await button(step).click()
  }
  const end = async (reason: string, open: () => Promise<void>) => {
    await open()
    const sheet = screen.getByRole('dialog')
    await sheet.getByRole('button', { name: reason }).click()
    return sheet
  }

  await test.step('in the morning the day is loaded on the phone, then the network goes', async () => {
    await signIn(screen, world, 'technician', `/orders/${first}`)
    await readyForOffline(screen)
    // Before the visit it is closed to one line.
    await screen.getByRole('button', { name: /^Photos and parts/ }).click()
    await expect(screen.getByText('0 of 1 required')).toBeVisible()
    await screen.goto(`${world.url}/dashboard/van`)
    await expect(visibleText(screen, part.name)).toBeVisible()
    await screen.goto(`${world.url}/dashboard`)
    const scanner = screen.getByText('Barcode scanner', { exact: true })
    await screen.getByText(/^(Offline ready|Not fully downloaded)$/).click()
    await expect(scanner).toBeVisible()
    await button('Download for offline').click()
    await expect(screen.getByText('Everything’s downloaded.')).toBeVisible()
    await expect(scanner).toBeHidden()
    await screen.context().setOffline(true)
    await world.cutNetwork()
    await screen.goto(`${world.url}/dashboard`)
    await button('Start my day').click()
    await expect(button('Start break')).toBeVisible()
  })

  await test.step('on site, missing requirements are listed and hidden questions are not', async () => {
    await arrive(first)
    await button('Complete').click()
    const missing = screen.getByRole('dialog')
    const missingLabels = ['Pressure', 'Does it leak?', '1 photo', 'Parts used']
    for (const missingLabel of [...missingLabels, 'Signature'])
      await expect(missing.getByRole('button', { name: missingLabel })).toBeVisible()
    await expect(missing.getByText('Where does it leak?')).toBeHidden()
    await missing.getByRole('button', { name: 'Pressure' }).click()
    await expect(missing).toBeHidden()
    // The page has scrolled there.
    await expect(screen.getByLabel('Pressure')).toBeFocused()
  })

  await test.step('the checklist is answered, with a photo that has an arrow and a caption', async () => {
    await screen.getByLabel('Pressure').fill('1.5')
    await screen.getByLabel('Pressure').blur()
    await screen.getByRole('group', { name: 'Does it leak?', exact: true }).getByText('No').click()
    await button('Pass').click()
    await expect(button('Pass')).toHaveAttribute('aria-pressed', 'true')
    await expect(screen.getByText(/^2 of 2/)).toBeVisible()
    await screen.locator('#part-photos input[data-files]').setInputFiles(picture)
    await screen.getByRole('button', { name: /^Photo from/ }).click()
    await button('Draw').click()
    await drag(screen, '[data-sheet] img', [
      [0.2, 0.2],
      [0.7, 0.6],
    ])
    await button('Save').click()
    const caption = screen.getByLabel('Caption')
    await caption.fill('Leak at the elbow')
    await caption.blur()
    await button('Close').click()
    await expect(screen.getByText('1 of 1 required')).toBeVisible()
  })

  await test.step('an item from the van is used, and the customer signs for what they read', async () => {
    await showToCamera(screen, barcode)
    await button('Add part').click()
    await button('Scan barcode').click()
    await expect(button('Add')).toBeVisible()
    await expect(screen.getByRole('dialog').getByText(part.name, { exact: true })).toBeVisible()
    await button('Back').click()
    await screen.getByRole('searchbox', { name: 'Search parts' }).fill(part.name)
    await screen.getByRole('dialog').getByText(part.name, { exact: true }).click()
    await button('Add').click()
    await expect(screen.getByRole('dialog')).toBeHidden()
    await button('Get signature').click()
    const sheet = screen.getByRole('dialog')
    await expect(sheet.getByText(new RegExp(part.name))).toBeVisible()
    await sheet.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(sheet.getByLabel('Your name')).toBeFocused()
    await sheet.getByLabel('Your name').fill('Night porter')
    await sheet.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(sheet.getByText('Sign above or choose')).toBeInViewport()
    await button('Sign here').click()
    const paper = await screen.locator('[data-sheet] canvas').boundingBox()
    expect(paper?.height).toBeGreaterThan((screen.viewportSize()?.height ?? 0) / 2)
    await drag(screen, '[data-sheet] canvas', [
      [0.1, 0.5],
      [0.3, 0.2],
      [0.5, 0.7],
    ])
    await button('Done').click()
    await sheet.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(screen.getByText('Night porter')).toBeVisible()
  })

  await test.step('after a kill everything is still there, and the work is finished', async () => {
    await reopen(`/orders/${first}`)
    // What is done is closed to one line.
    await expect(screen.getByRole('button', { name: /^Checklist 2 of 2/ })).toBeVisible()
    // There may be another photo until the order is completed.
    await expect(screen.getByRole('button', { name: /^Photos and parts 1 photo/ })).toBeVisible()
    await expect(screen.getByText('Night porter')).toBeVisible()
    await expect(screen.getByRole('button', { name: /^Leak at the elbow/ })).toBeVisible()
    await button('Complete').click()
    await expectStatus(screen, 'Completed')
    const download = screen.waitForEvent('download')
    await button('Share PDF').click()
    const pdf = readFileSync(await (await download).path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.length).toBeGreaterThan(20_000)
  })

  await test.step('after a break, a job needs another visit', async () => {
    await screen.goto(`${world.url}/dashboard`)
    await button('Start break').click()
    await button('End break').click()
    await expect(button('Start break')).toBeVisible()
    await arrive(second)
    const sheet = await end('Parts to order', async () => {
      await button('More actions').click()
      await screen.getByRole('menuitem', { name: 'Partly done' }).click()
    })
    await sheet.getByText('Needs a return visit').click()
    await sheet.getByRole('button', { name: 'Partly done' }).click()
    await expectStatus(screen, 'Partly done')
    // The reason is shown once it is stored; the step is shown at once.
    await expect(visibleText(screen, 'Parts to order')).toBeVisible()
  })

  await test.step('a picture is sent in the conversation, and the phone is killed again', async () => {
    await screen.goto(`${world.url}/chat?thread=order-${second}`)
    await screen.locator('form input[data-files]').setInputFiles(picture)
    await expect(screen.locator('form img')).toBeVisible()
    await button('Send').click()
    await expect(screen.locator('article img').first()).toBeVisible()
    await reopen('/dashboard')
    await expect(pill(screen, /waiting/)).toBeVisible()
  })

  await test.step('a job cannot be done, and the day ends', async () => {
    await arrive(third)
    const sheet = await end('No one there', () => button('Can’t complete').click())
    await sheet.getByRole('button', { name: 'Can’t complete' }).click()
    await expect(visibleText(screen, 'No one there')).toBeVisible()
    await screen.goto(`${world.url}/dashboard`)
    await button('End my day').click()
    await expect(button('Resume my day')).toBeVisible()
  })

  await test.step('in the evening everything arrives, once and with its true time', async () => {
    await world.restoreNetwork()
    await screen.context().setOffline(false)
    await expect(pill(screen, /Synced/)).toBeVisible()
    laws.arrivedOnce([first, second, third])
    laws.timesAreTrue()
    laws.stockIsRight(first)
    laws.hoursAreRight([first, second, third])
  })

  await test.step('the office sees it', async () => {
    const desk = await office.newPage()
    await openSignedIn(desk, world, 'admin', `/orders/${first}`)
    await seesFirst(desk)
    await desk.goto(`${world.url}/orders/${second}`)
    await expect(visibleText(desk, 'Parts to order')).toBeVisible()
    await desk.goto(`${world.url}/orders?q=Return%20visit%3A`)
    await expect(desk.getByRole('link').filter({ hasText: laws.followUpTitle() })).toBeVisible()
    await desk.goto(`${world.url}/orders/${third}`)
    await expect(visibleText(desk, 'Can’t complete', { exact: true })).toBeVisible()
    await expect(visibleText(desk, 'No one there')).toBeVisible()
    await desk.goto(`${world.url}/chat?thread=order-${second}`)
    await expect(desk.locator('article img').first()).toBeVisible()
  })
})

async function seesFirst(desk: Page) {
  const photo = desk.getByRole('button', { name: 'Leak at the elbow, synced' })
  await photo.scrollIntoViewIfNeeded()
  await expect(photo.locator('img')).toBeVisible()
  await expect(photo.locator('svg path')).not.toHaveCount(0)
  await expect(desk.getByText(part.name, { exact: true })).toBeVisible()
  await expect(desk.getByText('1.5 bar')).toBeVisible()
  await desk.getByText('What was signed').click()
  await expect(desk.getByText(/This text matches the signature/)).toBeVisible()
  const steps = desk.locator('ol li').filter({ hasText: /Daniel Reyes/ })
  const newestFirst = ['Completed the order', 'Arrived', 'Started driving', 'Accepted']
  // Lines appear as they are read, newest first.
  await expect(async () => {
    const texts = (await steps.allInnerTexts()).map((text) => text.replaceAll('\n', ' '))
    const found = newestFirst.map((words) => texts.findIndex((text) => text.includes(words)))
    expect(found, texts.join('\n')).toEqual(found.toSorted((a, b) => a - b))
    expect(Math.min(...found), texts.join('\n')).toBeGreaterThanOrEqual(0)
  }).toPass()
}
