import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { onePagePdf } from '#emulator/demo/media/one-page-pdf.ts'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, goWithinApp, readyForOffline } from '../steps.ts'
import { test } from '../world.ts'

const file = (name: string, mimeType: string, bytes: Uint8Array) => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})

test.use({ officeWorker: true })

test('the office adds documents offline, and a technician opens them without a network', async ({
  world,
  office,
  browser,
}) => {
  const desk = await office.newPage()
  await openSignedIn(desk, world, 'admin', '/documents')
  const list = desk.getByRole('list', { name: 'Documents' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await axeIsClean(desk)
  const files = desk.locator('input[data-files]')

  await test.step('what cannot be kept is refused', async () => {
    await files.setInputFiles([
      file('notes.txt', 'text/plain', Buffer.from('x')),
      file('nothing.pdf', 'application/pdf', Buffer.alloc(0)),
    ])
    await expect(desk.getByText(/Can’t add notes\.txt\. Choose/)).toBeVisible()
    await expect(desk.getByText(/Can’t add nothing\.pdf\. The file/)).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(3)
  })

  await test.step('added and renamed offline, sent later', async () => {
    await readyForOffline(desk)
    await office.setOffline(true)
    await files.setInputFiles([
      file('heat_pump.pdf', 'application/pdf', onePagePdf('Heat pump', ['E1: no flow'])),
      file('Prices.png', 'image/png', readFileSync('public/icon-512.png')),
    ])
    await expect(list.getByText('heat pump')).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(5)
    await desk.getByRole('button', { name: 'More for heat pump' }).click()
    await desk.getByRole('menuitem', { name: 'Rename' }).click()
    const sheet = desk.getByRole('dialog')
    await sheet.getByLabel('Title').fill('Heat pump manual')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(list.getByText('Heat pump manual')).toBeVisible()
    expect(world.find('photos', { caption: 'Heat pump manual' })).toEqual([])
    await office.setOffline(false)
    await everythingHasArrived(desk)
    expect(world.find('photos', { caption: 'Heat pump manual' })).toHaveLength(1)
  })

  const field = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const phone = await field.newPage()
  const titles = phone.getByRole('list', { name: 'Documents' }).getByRole('listitem')

  await test.step('a technician opens them offline', async () => {
    await openSignedIn(phone, world, 'technician', '/more')
    await phone.getByRole('link', { name: 'Documents' }).click()
    await expect(titles).toHaveCount(5)
    await expect(titles.filter({ hasText: 'Offline ready' })).toHaveCount(5)
    await expect(phone.getByRole('button', { name: 'Add document' })).toBeHidden()
    await axeIsClean(phone)
    await readyForOffline(phone)
    await field.setOffline(true)
    const opened = phone.waitForEvent('popup')
    await phone.getByRole('button', { name: /Heat pump manual PDF/ }).click()
    expect((await opened).url()).toMatch(/^(blob:|about:blank|$)/)
    await phone.getByRole('button', { name: /^Prices PNG/ }).click()
    await expect(phone.getByRole('dialog', { name: 'Prices' }).getByRole('img')).toBeVisible()
    await phone.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await phone.getByRole('button', { name: 'More for Heat pump manual' }).click()
    const download = phone.waitForEvent('download')
    await phone.getByRole('menuitem', { name: 'Save a copy' }).click()
    expect((await download).suggestedFilename()).toBe('Heat pump manual.pdf')
    await field.setOffline(false)
  })

  await test.step('what the office removes is gone for everyone', async () => {
    await desk.getByRole('button', { name: 'More for Prices' }).click()
    await desk.getByRole('menuitem', { name: 'Remove' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(4)
    await expect(titles).toHaveCount(4)
    await goWithinApp(phone, '/more')
  })
  await field.close()
})
