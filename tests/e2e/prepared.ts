import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Someone whose device has signed in and loaded everything before the tests. */
export type PreparedPerson = (typeof preparedPeople)[number]
export const preparedPeople = ['owner', 'admin', 'technician'] as const

/** Where the demo company and the sessions are prepared; the address in a session is that of a test. */
export const preparingPorts = { port: 5300, appPort: 5400 }

/** The folder of the demo company's data, which each test copies. */
export function preparedData(): string {
  return join(preparedFolder(), 'data')
}

/** The file of what the browser of a signed-in person stores. */
export function sessionFile(person: PreparedPerson): string {
  return join(preparedFolder(), `${person}.json`)
}

/** What the browser of a signed-in person stores, at the address that the app has in a test. */
export function preparedSession(person: PreparedPerson, url: string): Session {
  const text = readFileSync(sessionFile(person), 'utf8')
  const host = `127.0.0.1:${preparingPorts.appPort}`
  return JSON.parse(text.replaceAll(host, new URL(url).host)) as Session
}

/** A folder of this run that every worker knows; `playwright.config.ts` creates it. */
function preparedFolder(): string {
  const folder = process.env['DAYBOOK_E2E_PREPARED']
  if (!folder) throw new Error('The folder of prepared data is not set')
  mkdirSync(folder, { recursive: true })
  return folder
}
