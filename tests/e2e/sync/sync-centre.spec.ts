import { readFileSync } from 'node:fs'
import { type BrowserContext, type Page, expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { pill, readyForOffline } from '../steps.ts'
import { type World, test } from '../world.ts'

test.use({ officeWorker: true })

const note = 'Valve 7 replaced'

/** The technician writes a note offline; meanwhile the office reassigns the order. */
async function refusedNote(world: World, office: BrowserContext) {
  const { id: orderId } = world.untouchedOrder()
  const page = await office.newPage()
  await openSignedIn(page, world, 'technician', `/orders/${orderId}`)
  await readyForOffline(page)
  await office.setOffline(true)
  await page.getByLabel('What was done').fill(note)
  await expect(pill(page, /1 waiting/)).toBeVisible()
  await world.assign(orderId, [])
  await office.setOffline(false)
  await pill(page, /Action needed/).click()
  const centre = page.getByRole('dialog', { name: 'Sync', exact: true })
  await expect(centre.getByText('This order is no longer yours.')).toBeVisible()
  return { page, centre, orderId }
}

test('a refused change is edited and sent again', async ({ world, office }) => {
  const { page, centre, orderId } = await refusedNote(world, office)
  await axeIsClean(page)
  await world.assign(orderId, ['demo-technician'])
  await centre.getByRole('button', { name: 'Edit and send' }).click()
  const sheet = page.getByRole('dialog', { name: 'Edit and send again' })
  await axeIsClean(page)
  await sheet.getByLabel('What was done').fill(`${note}, tested twice`)
  await sheet.getByRole('button', { name: 'Save and send' }).click()
  await expect(centre.getByText('All changes synced')).toBeVisible()
  await centre.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByLabel('What was done')).toHaveValue(`${note}, tested twice`)
  expect(world.receiptsOf(orderId).filter(({ name }) => name === 'order/edit')).toHaveLength(1)
})

test('a refused change goes to the office as a note', async ({ world, office }) => {
  const { page, centre, orderId } = await refusedNote(world, office)
  await centre.getByRole('button', { name: 'Send as a note' }).click()
  const sheet = page.getByRole('dialog', { name: 'Send to the office as a note' })
  const said = /^.+ · W-\w{6} · .+\n.+ \d+:\d\d Described what was done\nValve 7 replaced$/
  await expect(sheet.getByLabel('Note to the office')).toHaveValue(said)
  await sheet.getByRole('button', { name: 'Send note' }).click()
  await expect(centre.getByText('All changes synced')).toBeVisible()
  expect(world.messagesOf('demo-technician')).toContainEqual(expect.stringMatching(said))
  expect(world.receiptsOf(orderId).map(({ name }) => name)).not.toContain('order/edit')
})

/** Makes the server refuse pictures until the returned function is called. */
async function refusePhotos(world: World): Promise<() => Promise<void>> {
  const rules = readFileSync('firestore.rules', 'utf8')
  const { projectId, port } = world.daybook.emulator
  const put = async (content: string) => {
    const body = JSON.stringify({ rules: { files: [{ name: 'security.rules', content }] } })
    const path = `http://127.0.0.1:${port}/emulator/v1/projects/${projectId}:securityRules`
    expect((await fetch(path, { method: 'PUT', body })).status).toBe(200)
  }
  const refusing = rules.replace('&& isChunk(request.resource.data)', '&& false')
  expect(refusing).not.toBe(rules)
  await put(refusing)
  return () => put(rules)
}

test('a refused picture stays on the device and is sent after a retry', async ({
  world,
  office,
}) => {
  const { id: orderId } = world.untouchedOrder()
  const arrived = () => world.find('photos', { about: `orders/${orderId}` })[0]?.text('uploadedAt')
  const allowPhotos = await refusePhotos(world)
  const page = await office.newPage()
  await openSignedIn(page, world, 'technician', `/orders/${orderId}`)
  await readyForOffline(page)
  await page.locator('#part-photos input[data-files]').setInputFiles('public/icon-512.png')
  await pill(page, /Action needed/).click()
  const centre = page.getByRole('dialog', { name: 'Sync', exact: true })
  await expect(centre.getByText(/Not accepted/)).toBeVisible()
  expect(arrived()).toBe('')

  await allowPhotos()
  await centre.getByRole('button', { name: 'Try again' }).click()
  await expect(centre.getByText('All changes synced')).toBeVisible()
  await expect.poll(arrived).toMatch(/^20/)
})

test('discarding a change also discards what builds on it, needs a typed confirmation, and can be undone', async ({
  world,
  office,
}) => {
  const { id: orderId } = world.untouchedOrder()
  const page = await office.newPage()
  await openSignedIn(page, world, 'technician', `/orders/${orderId}`)
  await readyForOffline(page)
  await office.setOffline(true)
  for (const step of ['Accept', 'Start driving'])
    await page.getByRole('button', { name: step, exact: true }).click()
  await pill(page, /2 waiting/).click()
  const centre = page.getByRole('dialog', { name: 'Sync', exact: true })

  await test.step('all unsent changes can be saved as a file', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      centre.getByRole('button', { name: 'Save a copy as a file' }).click(),
    ])
    const { mutations } = JSON.parse(readFileSync(await file.path(), 'utf8'))
    expect(mutations).toMatchObject([{ args: { to: 'accepted' } }, { args: { to: 'enRoute' } }])
  })

  const accepted = centre.getByRole('listitem').filter({ hasText: 'Accepted the order' })
  await accepted.getByRole('button', { name: 'Discard' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Discard 2 changes?' })
  await expect(dialog.getByText('Started driving')).toBeVisible()
  await axeIsClean(page)
  await expect(dialog.getByRole('button', { name: 'Discard' })).toBeDisabled()
  await dialog.getByLabel('Type “discard” to continue').fill('discard')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(centre.getByText('2 changes discarded')).toBeVisible()
  await expect(accepted).toBeHidden()

  await page.reload()
  await centre.getByRole('button', { name: 'Undo' }).click()
  await expect(accepted).toBeVisible()
  await expect(centre.getByText('Started driving')).toBeVisible()
  await office.setOffline(false)
  await expect(centre.getByText('All changes synced')).toBeVisible()
  const steps = world
    .receiptsOf(orderId)
    .filter(({ name, actorId }) => name === 'order/move' && actorId === 'demo-technician')
  expect(steps).toHaveLength(2)
})

test('a person resolves a title conflict, undoes it and writes a third title, and the office restores one', async ({
  world,
  browser,
  office,
}) => {
  const { id: orderId } = world.untouchedOrder()
  const path = `/orders/${orderId}`
  const other = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  })
  const [mine, theirs] = [await office.newPage(), await other.newPage()]
  await openSignedIn(mine, world, 'owner', path)
  await readyForOffline(mine)
  await openSignedIn(theirs, world, 'admin', path)
  await office.setOffline(true)
  await rename(mine, 'My title')
  await expect(pill(mine, /1 waiting/)).toBeVisible()
  await rename(theirs, 'Their title')
  await expect.poll(() => world.receiptsOf(orderId).at(-1)?.name).toBe('order/edit')
  await office.setOffline(false)

  await pill(mine, /Action needed/).click()
  const centre = mine.getByRole('dialog', { name: 'Sync', exact: true })
  await expect(centre.getByText(/Changed by Maya Chen/)).toBeVisible()
  await expect(centre.getByText('My title', { exact: true })).toBeVisible()
  await expect(centre.getByText('Their title', { exact: true })).toBeVisible()
  await axeIsClean(mine)

  await centre.getByRole('button', { name: 'Take theirs' }).click()
  await centre.getByRole('button', { name: 'Undo' }).click()
  await centre.getByRole('button', { name: 'Edit', exact: true }).click()
  await centre.getByLabel('Title').fill('Both of us')
  await centre.getByRole('button', { name: 'Keep this' }).click()
  await expect(centre.getByText('All changes synced')).toBeVisible()

  const line = theirs.getByRole('listitem').filter({ hasText: 'Not saved' })
  await expect(theirs.getByRole('heading', { name: 'Both of us' })).toBeVisible()
  await expect(line.getByText('Their title', { exact: true })).toBeVisible()
  await line.getByRole('button', { name: 'Restore' }).last().click()
  const dialog = theirs.getByRole('alertdialog')
  await expect(dialog.getByText('Both of us')).toBeVisible()
  await axeIsClean(theirs)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(theirs.getByRole('heading', { name: 'Their title' })).toBeVisible()
  await expect.poll(() => world.receiptsOf(orderId).at(-1)?.name).toBe('order/restoreField')
  await other.close()
})

async function rename(page: Page, title: string) {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit order' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
}
