import { type Locator, type Page, expect } from '@playwright/test'
import { axeIsClean } from '../../tools/axe-findings.ts'
import { openSignedIn } from '../open-signed-in.ts'
import { pill, readyForOffline } from '../steps.ts'
import { test } from '../world.ts'

test.use({ officeWorker: true })

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key does not lead there')
}

async function rename(page: Page, to: string) {
  const words = { name: /^(Name|Nombre)$/, edit: /^(Edit|Editar)$/, save: /^(Save|Guardar)/ }
  await page.getByRole('button', { name: words.edit }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(words.name).fill(to)
  await sheet.getByRole('button', { name: words.save }).click()
  await expect(sheet).toBeHidden()
}

test('a conflict about a customer’s name is resolved in Spanish with the keyboard alone', async ({
  world,
  browser,
  office,
}) => {
  const settings = JSON.stringify({ theme: 'dark', locale: 'es' })
  await office.addInitScript((text) => localStorage.setItem('daybook:device', text), settings)
  const other = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })
  const [mine, theirs] = [await office.newPage(), await other.newPage()]
  await openSignedIn(mine, world, 'admin', '/customers')
  await readyForOffline(mine)
  const customer = mine.locator('a[href^="/customers/"]:not([href$="/new"])').first()
  const path = (await customer.getAttribute('href')) ?? ''
  await mine.goto(`${world.url}${path}`)
  await openSignedIn(theirs, world, 'owner', path)

  await office.setOffline(true)
  await rename(mine, 'Hotel Azul')
  await expect(pill(mine, /1 en espera/)).toBeVisible()
  await rename(theirs, 'Blue Hotel')
  // The sync status briefly still shows what was there before.
  const { engine, projectId } = world.daybook.emulator
  const document = `projects/${projectId}/databases/(default)/documents/companies/demo-company${path}`
  await expect
    .poll(() => engine.get(document)?.fields['name'])
    .toEqual({ stringValue: 'Blue Hotel' })
  await other.close()
  await office.setOffline(false)

  await pill(mine, /Requiere tu atención/).press('Enter')
  const centre = mine.getByRole('dialog', { name: 'Sincronización' })
  await expect(centre.getByRole('definition').filter({ hasText: 'Blue Hotel' })).toBeVisible()
  await expect(centre.getByText(/Falta sincronizar/)).toBeVisible()
  await axeIsClean(mine)

  await tabTo(mine, centre.getByRole('button', { name: 'Editar', exact: true }))
  await mine.keyboard.press('Enter')
  const name = centre.getByLabel('Nombre', { exact: true })
  await axeIsClean(mine)
  await tabTo(mine, name)
  await mine.keyboard.press('ControlOrMeta+a')
  await mine.keyboard.type('Hotel Blue Azul')
  await mine.keyboard.press('Enter')
  await expect(centre.getByText('Todos los cambios sincronizados')).toBeVisible()
  await mine.keyboard.press('Escape')
  await expect(centre).toBeHidden()
  await expect(mine.getByRole('heading', { name: 'Hotel Blue Azul' })).toBeVisible()

  await test.step('signing out with unsent work', async () => {
    await office.setOffline(true)
    await rename(mine, 'Hotel Verde')
    await expect(pill(mine, /1 en espera/)).toBeVisible()
    await mine.goto(`${world.url}/more`)
    await tabTo(mine, mine.getByRole('button', { name: 'Cerrar sesión' }))
    await mine.keyboard.press('Enter')
    const dialog = mine.getByRole('dialog', { name: 'Antes de cerrar sesión' })
    await expect(dialog).toBeVisible()
    await axeIsClean(mine)
    await tabTo(mine, dialog.getByRole('button', { name: 'Cerrar sesión y borrar' }))
    await mine.keyboard.press('Enter')
    const sure = mine.getByRole('alertdialog', { name: '¿Descartar los cambios sin sincronizar?' })
    await expect(sure).toBeVisible()
    await axeIsClean(mine)
    await mine.keyboard.press('Escape')
    await expect(sure).toBeHidden()
  })
})
