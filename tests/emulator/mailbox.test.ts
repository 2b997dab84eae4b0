import { afterEach, beforeEach, expect, test } from 'vitest'
import { toFields } from '#emulator/demo/to-fields.ts'
import { toPlain } from '#emulator/values/to-plain.ts'
import {
  type TestEmulator,
  makeDataDir,
  removeDataDir,
  startTestEmulator,
} from './tools/start-test-emulator.ts'

let dataDir: string
let emulator: TestEmulator
let now: number
const open = async () => {
  emulator = await startTestEmulator({ dataDir, mail: 'mail', clock: () => now })
}
beforeEach(async () => {
  dataDir = makeDataDir()
  now = Date.parse('2026-03-02T09:00:00Z')
  await open()
})
afterEach(async () => {
  await emulator.close()
  removeDataDir(dataDir)
})

const put = (id: string, data: Readonly<Record<string, unknown>>) => {
  now += 1000
  const name = emulator.name(`mail/${id}`)
  return emulator.engine.commit([{ update: { name, fields: toFields(`mail/${id}`, data) } }])
}
const mail = (more: object = {}) => ({
  to: ['ann@example.com'],
  message: {
    subject: 'Join <b>Harbour</b>',
    text: 'Hello\nhttps://daybook.test/join#a.b',
    html: '<html><head></head><body><script>1</script><a href="https://daybook.test/">Join</a></body></html>',
  },
  ...more,
})
const deliveryOf = (id: string) => {
  const found = emulator.engine.get(emulator.name(`mail/${id}`))
  return found && (toPlain(found.fields)['delivery'] as { readonly state: string } | undefined)
}
const delivered = (id: string, state = 'SUCCESS') =>
  expect.poll(() => deliveryOf(id)).toMatchObject({ state })
const get = async (path = '') => {
  const response = await fetch(`${emulator.url}/emulator/mailbox${path}`)
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const unreadIn = (html: string) => html.match(/class="unread"/g)?.length ?? 0

test('a mail is delivered to the mailbox, and its document says so', async () => {
  await put('one', mail())
  await delivered('one')
  expect(deliveryOf('one')).toMatchObject({
    attempts: 1,
    error: null,
    leaseExpireTime: null,
    info: { accepted: ['ann@example.com'], rejected: [], response: '250 OK' },
  })
  const { html } = await get()
  expect(html).toContain('href="/emulator/mailbox/mail-one"')
  expect(html).toContain('Join &lt;b&gt;Harbour&lt;/b&gt;')
  expect(html).toContain('<title>(1) Mailbox</title>')
})

test('a mail is shown as HTML that can do nothing, and as text with links', async () => {
  await put('one', mail())
  await delivered('one')
  const page = await get('/mail-one')
  expect(page.html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'")
  const body = await get('/mail-one/body')
  expect(body.html).toContain('<head><base target="_blank">')
  const policy = body.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/sandbox allow-popups allow-popups-to-escape-sandbox$/)
  expect(policy).not.toMatch(/script/)
  const text = await get('/mail-one?view=text')
  expect(text.html).toContain('<a href="https://daybook.test/join#a.b" target="_blank"')
})

test('a message is unread until it was opened, also after a restart', async () => {
  await put('one', mail())
  await put('two', mail())
  await put('three', mail())
  await delivered('three')
  expect(unreadIn((await get()).html)).toBe(3)
  expect(unreadIn((await get('/mail-two')).html)).toBe(2)
  await emulator.close()
  await open()
  expect(unreadIn((await get()).html)).toBe(2)
  const response = await fetch(`${emulator.url}/emulator/mailbox/read`, { method: 'POST' })
  expect(unreadIn(await response.text())).toBe(0)
})

test('the newest message is the first', async () => {
  for (const id of ['one', 'two', 'three']) await put(id, mail())
  await delivered('three')
  const ids = [...(await get()).html.matchAll(/mailbox\/mail-(\w+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['three', 'two', 'one'])
})

test.each([
  ['no address', mail({ to: [] })],
  ['no message', { to: 'ann@example.com' }],
  ['an empty message', mail({ message: { subject: 'x' } })],
  ['a template', mail({ template: { name: 'x' } })],
])('a mail with %s is not sent, and says why', async (_, data) => {
  await put('bad', data)
  await delivered('bad', 'ERROR')
  expect((await get()).html).toContain('Not sent')
})

test('a mail is sent again by hand', async () => {
  await put('one', mail())
  await delivered('one')
  await put('one', { ...mail(), delivery: { state: 'RETRY', attempts: 1, error: null } })
  await expect.poll(() => deliveryOf('one')).toMatchObject({ state: 'SUCCESS', attempts: 2 })
})

test('what was written while the emulator was off is delivered at its start', async () => {
  await emulator.close()
  emulator = await startTestEmulator({ dataDir, clock: () => now })
  await put('one', mail())
  await emulator.close()
  await open()
  await delivered('one')
})

test('mails and codes of Auth are messages, but not links that the owner asked for', async () => {
  const { auth } = emulator
  await auth.createAccount({ email: 'ann@example.com', password: 'old password' })
  const send = async (body: object, authorization?: string) => {
    const path = '/identitytoolkit.googleapis.com/v1/projects/demo/accounts:sendOobCode'
    const url = authorization === undefined ? path.replace('/projects/demo', '') : path
    return fetch(`${emulator.url}${url}?key=k`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(authorization !== undefined && { authorization }),
      },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: 'ann@example.com', ...body }),
    })
  }
  expect((await send({ returnOobLink: true }, 'Bearer owner')).status).toBe(200)
  expect((await get()).html).toContain('No messages yet')
  await send({})
  auth.context.codes.createPhone('+15551234567')
  const { html } = await get()
  const [first = '', second = ''] = [
    ...html.matchAll(/\/emulator\/mailbox(\/(?:auth|text)-\w+)"/g),
  ].map(([, path]) => path)
  const pages = [await get(`${first}?view=text`), await get(`${second}?view=text`)].map(
    (page) => page.html,
  )
  expect(pages.join()).toMatch(/Your verification code is \d{6}/)
  const [, link = ''] = /href="(http[^"]*oobCode[^"]*)"/.exec(pages.join()) ?? []
  expect(await (await fetch(link.replaceAll('&amp;', '&'))).text()).toContain('New password')
})

test('there is no page for a message that does not exist', async () => {
  expect((await get('/mail-none')).status).toBe(404)
  expect((await get('/mail-none/body')).status).toBe(404)
})
