import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestBrowser, launchTestBrowser } from './tools/browser.ts'
import { type TestEmulator, removeDataDir, startTestEmulator } from './tools/start-test-emulator.ts'

const phoneNumber = '+15550100'

let browser: TestBrowser
let emulator: TestEmulator
let page: Page
/** The hosts of the page's requests. */
let hosts: Set<string>

beforeAll(async () => {
  browser = await launchTestBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  emulator = await startTestEmulator()
  page = await browser.openClient({ port: emulator.port })
  hosts = new Set()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
})
afterEach(async () => {
  await browser.closeClients()
  await emulator.close()
  removeDataDir(emulator.dataDir)
})

const lastCode = (): string => emulator.auth.context.codes.phoneCodes().at(-1)?.code ?? ''

/** Requests a code with an invisible reCAPTCHA, as apps do; `confirm` in the page enters the code. */
async function requestCode(how: 'signIn' | 'link', size: 'invisible' | 'normal'): Promise<void> {
  await page.evaluate(
    async ([ask, given, shown]) => {
      const { client } = globalThis
      document.body.innerHTML = '<div id="captcha"></div>'
      const verifier = new client.RecaptchaVerifier(client.auth, 'captcha', { size: shown })
      const user = client.auth.currentUser
      const asked =
        ask === 'link' && user
          ? client.linkWithPhoneNumber(user, given, verifier)
          : client.signInWithPhoneNumber(client.auth, given, verifier)
      if (shown === 'normal') document.querySelector<HTMLElement>('#captcha *')?.click()
      const confirmation = await asked
      globalThis.confirmCode = async (code) => {
        const { user: signedIn } = await confirmation.confirm(code)
        return signedIn.phoneNumber
      }
    },
    [how, phoneNumber, size] as const,
  )
}

const confirm = (code: string) =>
  page.evaluate(
    (given) =>
      globalThis.confirmCode(given).catch((error: { readonly code: string }) => error.code),
    code,
  )

test('signs in with a phone number and the code of the mailbox, without requests to reCAPTCHA', async () => {
  await requestCode('signIn', 'invisible')
  const code = lastCode()
  expect(await confirm(code === '000000' ? '000001' : '000000')).toBe(
    'auth/invalid-verification-code',
  )
  expect(await confirm(code)).toBe(phoneNumber)
  expect(emulator.auth.context.accounts.findByPhone(phoneNumber)).toBeDefined()
  expect([...hosts]).toEqual(['127.0.0.1'])
  const claims = await page.evaluate(async () => {
    const { claims: given } = (await globalThis.client.auth.currentUser?.getIdTokenResult()) ?? {}
    return given
  })
  expect(claims).toMatchObject({
    phone_number: phoneNumber,
    firebase: { sign_in_provider: 'phone' },
  })
})

test('links a phone number to an account with an email', async () => {
  await page.evaluate(() =>
    globalThis.client
      .createUserWithEmailAndPassword(globalThis.client.auth, 'ann@example.com', 'correct horse')
      .then(() => undefined),
  )
  await requestCode('link', 'invisible')
  expect(await confirm(lastCode())).toBe(phoneNumber)
  expect(emulator.auth.context.accounts.findByPhone(phoneNumber)?.email).toBe('ann@example.com')
})

test('solves a visible reCAPTCHA with a click', async () => {
  await requestCode('signIn', 'normal')
  expect(await confirm(lastCode())).toBe(phoneNumber)
})

declare global {
  /** Set by `requestCode`. */
  var confirmCode: (code: string) => Promise<string | null>
}
