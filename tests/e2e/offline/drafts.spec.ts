import { expect } from '@playwright/test'
import { openSignedIn } from '../open-signed-in.ts'
import { pill } from '../steps.ts'
import { test } from '../world.ts'

/** Types key by key without a pause in which the text would be saved. */
function typeAtOnce(field: HTMLElement, text: string) {
  field.focus()
  for (const key of text) document.execCommand('insertText', false, key)
}

test('a note whose tab dies at the last key is found once by the next tab', async ({
  world,
  office,
}) => {
  const { id: orderId } = world.untouchedOrder()
  const first = await office.newPage()
  await openSignedIn(first, world, 'technician', `/orders/${orderId}`)
  const before = world.receiptsOf(orderId).length
  await first.getByLabel('What was done').evaluate(typeAtOnce, 'Valve 7 !')
  await first.close()

  const second = await office.newPage()
  await second.goto(`${world.url}/dashboard`)
  await expect.poll(() => world.receiptsOf(orderId).length).toBe(before + 1)
  await expect(pill(second, /Synced/)).toBeVisible()
  await second.goto(`${world.url}/orders/${orderId}`)
  await expect(second.getByLabel('What was done')).toHaveValue('Valve 7 !')
  expect(world.receiptsOf(orderId)).toHaveLength(before + 1)
})

test('a message is sent once although its page died at that moment', async ({ world, office }) => {
  const first = await office.newPage()
  await openSignedIn(first, world, 'technician', '/chat?thread=team')
  await first.getByLabel('Write a message').fill('Bring the long ladder')
  const session = await office.newCDPSession(first)
  const pressed = first.waitForEvent('console', (said) => said.text() === 'pressed')
  first
    .getByRole('button', { name: 'Send', exact: true })
    .evaluate((button: HTMLElement) => {
      button.click()
      // The test waits for this and then lets the page die.
      console.log('pressed')
      // Nothing else of this page runs any more.
      for (;;);
    })
    .catch(() => undefined)
  await pressed
  const dead = first.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await dead
  await first.close()

  const second = await office.newPage()
  await second.goto(`${world.url}/dashboard`)
  const said = () => world.messagesOf('demo-technician').filter((text) => text.includes('ladder'))
  await expect.poll(said).toEqual(['Bring the long ladder'])
  await second.goto(`${world.url}/chat?thread=team`)
  await expect(second.getByRole('log').getByText('Bring the long ladder')).toHaveCount(1)
  await expect(second.getByLabel('Write a message')).toHaveValue('')
  await expect(pill(second, /Synced/)).toBeVisible()
  expect(said()).toHaveLength(1)
})
