import { expect, type Page } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { test } from '../world.ts'

test('prices are on a technician’s phone while the company wants that, and leave it afterwards', async ({
  world,
  office,
  browser,
}) => {
  const field = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
  })
  const phone = await field.newPage()
  await openSignedIn(phone, world, 'technician', `/orders/${world.untouchedOrder().id}`)
  const desk = await office.newPage()
  await openSignedIn(desk, world, 'owner', '/admin/taxes')
  const setting = desk.getByRole('checkbox', { name: 'Technicians see prices' })
  await expect(setting).not.toBeChecked()

  for (const step of ['Accept', 'Start driving', 'I’ve arrived', 'Add part'])
    await phone.getByRole('button', { name: step, exact: true }).click()
  const sheet = phone.getByRole('dialog')
  await sheet.getByRole('searchbox').fill('flame sensor')
  const sensor = sheet.getByRole('button', { name: /^Flame sensor/ })
  await expect(sensor).toBeVisible()
  await expect(sensor).not.toContainText('$')
  expect(await pricesOn(phone)).toBe(0)

  await setting.click()
  await expect(sensor).toContainText('$')
  expect(await pricesOn(phone)).toBeGreaterThan(0)

  await setting.click()
  await expect(sensor).not.toContainText('$')
  await expect.poll(() => pricesOn(phone)).toBe(0)
  await field.close()
})

/** How many prices the phone's databases hold. */
function pricesOn(phone: Page): Promise<number> {
  return phone.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('No answer')))
      })
    let held = 0
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await answerOf(indexedDB.open(name))
      if (db.objectStoreNames.contains('prices'))
        held += await answerOf(db.transaction('prices').objectStore('prices').count())
      db.close()
    }
    return held
  })
}
