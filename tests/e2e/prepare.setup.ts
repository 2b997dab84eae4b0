import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, test } from '@playwright/test'
import { startDaybook } from '#emulator/start-daybook.ts'
import { launchBrowser } from './browser.ts'
import { sendAllPlanned } from './demo-data.ts'
import {
  type PreparedPerson,
  type Session,
  preparedData,
  preparedPeople,
  preparingPorts,
  sessionFile,
} from './prepared.ts'
import { everythingHasArrived, signIn } from './steps.ts'

// Signing in and loading everything takes ten seconds of processor time, and most tests are not about it.
test('the office and a technician sign in and load everything', async () => {
  const dataDir = preparedData()
  mkdirSync(dataDir)
  const daybook = await startDaybook({ root: process.cwd(), dataDir, ...preparingPorts })
  await sendAllPlanned(daybook)
  const browser = await launchBrowser(undefined, { isLight: true })
  // No other test runs meanwhile, so they share the processor's cores.
  await Promise.all(
    preparedPeople.map(async (person) => {
      const session = await sessionOf(browser, daybook.appUrl, person)
      writeFileSync(sessionFile(person), JSON.stringify(session))
    }),
  )
  await browser.close()
  await daybook.close()
})

async function sessionOf(browser: Browser, url: string, person: PreparedPerson): Promise<Session> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })
  const page = await context.newPage()
  await signIn(page, { url }, person, '/orders')
  await everythingHasArrived(page)
  const session = await context.storageState({ indexedDB: true })
  await context.close()
  return session
}
