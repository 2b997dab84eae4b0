import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, pill, readyForOffline, visibleText } from '../steps.ts'
import { test } from '../world.ts'

const steps = ['Accept', 'Start driving', 'I’ve arrived']

test('a technician leaves with unsent work: it arrives, a colleague has the orders, the warehouse the parts', async ({
  world,
  office,
  browser,
}) => {
  const { id: orderId } = world.untouchedOrder()
  const field = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const phone = await field.newPage()
  await openSignedIn(phone, world, 'technician', `/orders/${orderId}`)
  await readyForOffline(phone)
  await field.setOffline(true)
  for (const step of steps) await phone.getByRole('button', { name: step, exact: true }).click()
  await expect(pill(phone, /3 waiting/)).toBeVisible()
  const before = world.receiptsOf(orderId).length

  const desk = await office.newPage()
  await openSignedIn(desk, world, 'admin', '/technicians')
  await everythingHasArrived(desk)
  await desk.getByRole('link', { name: 'Daniel Reyes' }).click()
  await desk.getByRole('button', { name: 'Deactivate', exact: true }).click()
  const sheet = desk.getByRole('dialog')
  await sheet.getByLabel('Give open orders to').selectOption({ label: 'Nora MacLeod' })
  const place = sheet.getByLabel('Van and parts')
  const warehouse = place.locator('option', { hasText: /Move parts to (?!Van)/ }).first()
  await place.selectOption({ label: await warehouse.innerText() })
  await sheet.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(desk.getByRole('button', { name: 'Reactivate', exact: true })).toBeVisible()
  await expect(pill(desk, 'Synced')).toBeVisible()
  await expect.poll(() => world.receiptsOf(orderId).length).toBeGreaterThan(before)

  await field.setOffline(false)
  await expect(phone.getByRole('heading', { name: 'This account isn’t active' })).toBeVisible()
  await expect
    .poll(() =>
      world
        .receiptsOf(orderId)
        .filter(({ actorId }) => actorId === 'demo-technician')
        .slice(-steps.length)
        .map(({ name }) => name),
    )
    .toEqual(steps.map(() => 'order/move'))
  await expect(phone.getByText('All changes of this device are synced.')).toBeVisible()

  await desk.goto(`${world.url}/orders/${orderId}`)
  await expect(desk.locator('[aria-current="step"]')).toHaveText('On site')
  await expect(visibleText(desk, 'Nora MacLeod')).toBeVisible()
  await desk.goto(`${world.url}/inventory?show=places`)
  const van = desk.getByRole('row', { name: /Van 1, heating/ })
  await expect(van.getByRole('gridcell', { name: '0', exact: true })).toBeVisible()
  await expect(van).toContainText('Unassigned')

  await desk.goto(`${world.url}/technicians?access=deactivated`)
  await desk.getByRole('link', { name: 'Daniel Reyes' }).click()
  await desk.getByRole('button', { name: 'Reactivate', exact: true }).click()
  await expect(desk.getByRole('button', { name: 'Deactivate', exact: true })).toBeVisible()
  await expect.poll(() => world.find('mutations', { name: 'member/activate' })).toHaveLength(1)
  await phone.getByRole('button', { name: 'Try again' }).click()
  await expect(phone.getByRole('heading', { name: 'This account isn’t active' })).toBeHidden()
  await field.close()
})
