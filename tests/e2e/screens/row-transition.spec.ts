import { expect, type Page } from '@playwright/test'
import { motionSeen, watchMotion } from '../../tools/motion.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { everythingHasArrived, goWithinApp } from '../steps.ts'
import { test } from '../world.ts'

test.use({ phoneWorker: false })

test('on a phone a row grows into its order and back, unless less motion is wanted', async ({
  world,
  phone,
}) => {
  const page = await (await phone.open()).newPage()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openSignedIn(page, world, 'technician', '/orders')
  await everythingHasArrived(page)
  await recordTransitions(page)
  const row = page.getByRole('main').locator('li[data-row] > a').nth(1)
  const title = page.locator('main h1')
  const list = await title.innerText()

  // The first time, the order's code may take longer than a picture may stand still.
  await expect(async () => {
    await row.click()
    await expect(title).not.toHaveText(list)
    await page.locator('main header a').first().click()
    await expect(title).toHaveText(list)
    await expect(row).toBeFocused()
    expect((await transitions(page)).slice(-2)).toEqual([true, true])
  }).toPass()

  await watchMotion(page)
  await goWithinApp(page, '/orders?panel=sync')
  await expect.poll(() => motionSeen(page)).not.toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  const seen = (await transitions(page)).length
  await row.click()
  await expect(title).not.toHaveText(list)
  expect(await transitions(page)).toHaveLength(seen)
})

/** Notes of each transition whether one element became the other. */
async function recordTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    const seen: boolean[] = []
    Object.assign(globalThis, { seenTransitions: seen })
    const note = async ({ ready }: ViewTransition) => {
      await ready
      const parts = document.getAnimations().flatMap(({ effect }) => {
        return effect instanceof KeyframeEffect ? [effect.pseudoElement] : []
      })
      seen.push(['old', 'new'].every((part) => parts.includes(`::view-transition-${part}(opened)`)))
    }
    document.startViewTransition = (change) => {
      const transition = start(change)
      void note(transition)
      return transition
    }
  })
}

function transitions(page: Page): Promise<boolean[]> {
  return page.evaluate(
    () => (globalThis as unknown as { seenTransitions: boolean[] }).seenTransitions,
  )
}
