import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { deleteApp, initializeApp } from 'firebase/app'
import * as sdk from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createRandom } from '#emulator/demo/base/random.ts'
import { sha256Hex } from '#lib/sha256-hex.ts'
import { createVirtualTimer } from '#emulator/functions/timer.ts'
import { company, day, inviteMail, iso, user } from './documents.ts'
import { type Fixture, startFixture } from './start-fixture.ts'

const origin = 'https://daybook.test'
const start = (options: Parameters<typeof startFixture>[0] = {}) =>
  startFixture({
    dir: resolve('functions'),
    indexes: readFileSync('firestore.indexes.json', 'utf8'),
    env: { APP_ORIGIN: origin, MAIL_IS_SENT: 'true', MAIL_FROM: 'mail@daybook.test' },
    ...options,
  })

interface Mail {
  readonly to: readonly string[]
  readonly from?: string
  readonly replyTo?: string
  readonly message: { readonly subject: string; readonly text: string; readonly html: string }
}

const mailsTo = (fixture: Fixture, email: string) =>
  (fixture.all('mail') as unknown as readonly Mail[]).filter(({ to }) => to.includes(email))

test('invites whose events are doubled, shuffled and cut off are mailed once each', async () => {
  const random = createRandom('invites')
  const fixture = await start({ disturb: () => random.int(0, 999) / 1000 })
  const emails = Array.from({ length: 12 }, (_, index) => `person${index}@example.com`)
  for (const [index, email] of emails.entries())
    await fixture.put(`companies/c1/inviteMails/i${index}`, inviteMail(email))
  await fixture.functions.idle()
  expect(fixture.all('mail')).toHaveLength(emails.length)
  for (const email of emails) expect(mailsTo(fixture, email)).toHaveLength(1)
  expect(fixture.all('inviteMails', 'companies/c1')).toEqual([])
  expect(fixture.get('mailCounts/company_c1')).toMatchObject({ count: emails.length })
  await fixture.close()
})

describe('the functions', () => {
  let fixture: Fixture
  const timer = createVirtualTimer(Date.now())
  beforeAll(async () => {
    fixture = await start({ timer })
  })
  afterAll(() => fixture.close())

  const call = async (name: string, data: unknown, token?: string) => {
    const response = await fetch(`${fixture.emulator.url}/demo/us-central1/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ data }),
    })
    return (await response.json()) as {
      readonly result?: Readonly<Record<string, unknown>>
      readonly error?: { readonly status: string }
    }
  }

  const refresh = async (refreshToken: string) => {
    const url = `${fixture.emulator.url}/securetoken.googleapis.com/v1/token?key=k`
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    })
    return response.ok
  }

  it('mail an invite in its language, and not once it has expired', async () => {
    const put = (id: string, more: object) =>
      fixture.put(`companies/c1/inviteMails/${id}`, inviteMail(`${id}@example.com`, more))
    await put('spanish', { language: 'es', note: '' })
    await put('late', { expiresAt: iso(Date.now() - 1) })
    await put('broken', { code: '' })
    await fixture.functions.idle()
    const [mail] = mailsTo(fixture, 'spanish@example.com')
    expect(mail?.message.subject).toBe('Ingrid Sable te invitó a Harbour Field Services')
    for (const body of [mail?.message.text, mail?.message.html])
      expect(body).toContain(`${origin}/accept-invite#c1.c0de-of-sixteen-letters`)
    expect(mailsTo(fixture, 'late@example.com')).toEqual([])
    expect(fixture.all('inviteMails', 'companies/c1')).toEqual([])
  })

  it('send a company at most 200 invites a day', async () => {
    await fixture.put('mailCounts/company_busy', { day: iso(Date.now()).slice(0, 10), count: 200 })
    await fixture.put('companies/busy/inviteMails/one', inviteMail('one@busy.example'))
    await fixture.functions.idle()
    expect(mailsTo(fixture, 'one@busy.example')).toEqual([])
    expect(fixture.all('inviteMails', 'companies/busy')).toEqual([])
  })

  it('send an address at most ten invites a day, from whichever companies', async () => {
    const email = 'wanted@example.com'
    for (let company = 0; company < 12; company += 1)
      await fixture.put(`companies/many${company}/inviteMails/one`, inviteMail(email))
    await fixture.functions.idle()
    expect(mailsTo(fixture, email)).toHaveLength(10)
  })

  it('welcome a new owner and a new technician', async () => {
    await fixture.put('companies/c1', company({ createdAt: iso(Date.now()) }))
    await fixture.put('users/owner', user())
    await fixture.put(
      'users/tech',
      user({ role: 'technician', email: 'tomas@example.com', language: 'es', name: 'Tomas' }),
    )
    await fixture.put('users/silent', user({ role: 'technician', email: '' }))
    await fixture.functions.idle()
    const [owner] = mailsTo(fixture, 'ingrid@example.com')
    expect(owner?.message.text).toMatch(/Harbour is ready on Daybook. Your trial runs until \w+/)
    const [tech] = mailsTo(fixture, 'tomas@example.com')
    expect(tech?.message.text).toContain('Ya eres parte del personal de Harbour.')
    expect(tech?.message.text).not.toContain('prueba')
  })

  it('mail as the company has set it', async () => {
    const settings = company({
      mailSender: 'Harbour "Office" <a@evil.example>',
      mailReplyTo: 'office@harbour.example',
      mailLanguage: 'es',
      mailFooter: 'Llámanos: 902 555 0100\nhttps://evil.example',
      sendsWelcome: false,
    })
    await fixture.put('companies/spanish', settings)
    const invited = inviteMail('settings@example.com', { language: null })
    await fixture.put('companies/spanish/inviteMails/one', invited)
    const member = { companyId: 'spanish', role: 'technician', email: 'quiet@example.com' }
    await fixture.put('users/quiet', user(member))
    const founder = { companyId: 'spanish', email: 'founder@example.com' }
    await fixture.put('users/founder', user(founder))
    await fixture.functions.idle()
    const [mail] = mailsTo(fixture, 'settings@example.com')
    expect(mail?.message.subject).toBe('Ingrid Sable te invitó a Harbour Field Services')
    expect(mail?.replyTo).toBe('office@harbour.example')
    expect(mail?.from).toBe('"Harbour Office aevil. example via Daybook" <mail@daybook.test>')
    expect(mail?.message.text).toContain('· Daybook\nLlámanos: 902 555 0100')
    expect(mail?.message.text).not.toContain('https://evil')
    expect(mailsTo(fixture, 'quiet@example.com')).toEqual([])
    const [welcome] = mailsTo(fixture, 'founder@example.com')
    expect(welcome?.message.subject).toBe('Te damos la bienvenida a Daybook')
  })

  it('end a trial as the server, with one receipt', async () => {
    await fixture.put('companies/over', company())
    await fixture.put('companies/paying', company({ subscriptionStatus: 'active' }))
    await fixture.put('companies/unreadable', { subscriptionStatus: 'trialing' })
    for (const _ of [1, 2]) expect(await fixture.functions.run('endTrials')).toBe(true)
    expect(fixture.get('companies/over')).toMatchObject({
      subscriptionStatus: 'paused',
      updatedBy: 'system',
    })
    expect(fixture.get('companies/paying')).toMatchObject({ subscriptionStatus: 'active' })
    const today = iso(timer.now()).slice(0, 10)
    const [receipt, second] = fixture.all('mutations', 'companies/over')
    expect(second).toBeUndefined()
    expect(receipt).toMatchObject({
      name: 'company/endTrial',
      actorId: 'system',
      role: 'owner',
      leadId: `fn_endTrials_${today}`,
      refs: ['companies/over'],
      writes: ['companies/over'],
      readerIds: ['system'],
    })
    expect(fixture.logged.at(-1)).toContain('The trial of unreadable cannot end.')
  })

  it('end the sessions of a former member after two weeks, unless they are back', async () => {
    const { auth } = fixture.emulator
    const signIn = async (uid: string) => {
      const account = await auth.createAccount({ uid, email: `${uid}@example.com` })
      const token = { uid, generation: account.generation, provider: 'password', authTime: 0 }
      return auth.context.refreshTokens.issue(account, token)
    }
    const [gone, back] = [await signIn('gone'), await signIn('back')]
    for (const uid of ['gone', 'back']) {
      await fixture.put(`users/${uid}`, user({ email: '' }))
      await fixture.put(`users/${uid}`, user({ email: '', status: 'inactive' }))
    }
    await fixture.put('users/back', user({ email: '' }))
    await fixture.functions.idle()
    expect(fixture.all('disabledMembers')).toHaveLength(2)
    await fixture.functions.run('revokeTokens')
    expect([await refresh(gone), await refresh(back)]).toEqual([true, true])
    timer.advance(15 * day)
    await fixture.functions.run('revokeTokens')
    await expect.poll(() => fixture.all('disabledMembers')).toEqual([])
    expect([await refresh(gone), await refresh(back)]).toEqual([false, true])
  })

  it('delete positions whose time is over', async () => {
    for (const [id, expireAt] of [
      ['old', timer.now() - 1],
      ['new', timer.now() + day],
    ] as const)
      await fixture.put(`companies/c1/positions/${id}`, { expireAt: new Date(expireAt) })
    expect(await fixture.functions.run('deleteOldTracks')).toBe(true)
    expect(fixture.get('companies/c1/positions/new')).toBeDefined()
    expect(fixture.all('positions', 'companies/c1')).toHaveLength(1)
  })

  it('export the audit log to the owner in pages', async () => {
    const { auth } = fixture.emulator
    const tokenOf = async (uid: string, role: string) => {
      const account = await auth.createAccount({ uid, email: `${uid}@example.com` })
      await fixture.put(`users/${uid}`, user({ companyId: 'log', role, email: '' }))
      return auth.issueIdToken(account.uid) ?? ''
    }
    const [owner, admin] = [
      await tokenOf('log-owner', 'owner'),
      await tokenOf('log-admin', 'admin'),
    ]
    for (const number of [1, 2, 3])
      await fixture.put(`companies/log/mutations/m${number}`, {
        name: 'order/edit',
        actorId: 'log-admin',
        args: { title: '=1+1', number },
        refs: ['orders/o'],
        receivedAt: `2026-03-0${number}T00:00:00Z`,
      })
    const first = (await call('exportAuditLog', { limit: 2 }, owner)).result
    expect(first).toMatchObject({ count: 2, next: 'm2' })
    const lines = String(first?.['text']).split('\r\n')
    expect(lines[0]).toBe('id,receivedAt,at,deviceAt,actorId,deviceId,name,refs,args')
    expect(lines[1]).toContain('m1,2026-03-01T00:00:00.000000Z,')
    const last = await call('exportAuditLog', { limit: 2, after: 'm2', format: 'jsonl' }, owner)
    expect(last.result).toMatchObject({ count: 1, next: null })
    expect(JSON.parse(String(last.result?.['text']))).toMatchObject({
      id: 'm3',
      args: { title: '=1+1', number: 3 },
    })
    expect((await call('exportAuditLog', {}, admin)).error?.status).toBe('PERMISSION_DENIED')
    expect((await call('exportAuditLog', {})).error?.status).toBe('UNAUTHENTICATED')
    const account = auth.findByEmail('log-owner@example.com')
    if (!account) throw new Error('There is no such account')
    await auth.context.accounts.put({ ...account, validSince: 0 })
    const sixMinutesAgo = Math.floor(Date.now() / 1000) - 360
    const session = { provider: 'password', authTime: sixMinutesAgo }
    const old = await call('exportAuditLog', {}, auth.context.idTokens.issue(account, session))
    expect(old.error?.status).toBe('FAILED_PRECONDITION')
    expect((await call('exportAuditLog', { limit: 9999 }, owner)).error?.status).toBe(
      'INVALID_ARGUMENT',
    )
  })

  describe('delete a company', () => {
    const over = { requestedBy: 'owner', requestedAt: iso(0), dueAt: iso(timer.now() - 1) }
    const collections = ['customers', 'orders', 'blobs', 'mutations', 'tracks']
    const fill = async (id: string, more: object) => {
      await fixture.put(`companies/${id}`, company({ ownerId: `${id}-owner`, ...more }))
      for (const role of ['owner', 'tech']) {
        const uid = `${id}-${role}`
        await fixture.put(`users/${uid}`, user({ companyId: id, email: `${uid}@example.com` }))
        const mail = { to: [`${uid}@example.com`], companyId: role === 'tech' ? id : null }
        await fixture.put(`mail/${uid}`, mail)
        await fixture.put(`mail/${uid}-elsewhere`, { ...mail, companyId: 'elsewhere' })
      }
      for (const collection of collections)
        for (const number of [1, 2])
          await fixture.put(`companies/${id}/${collection}/${number}`, { name: 'x' })
      await fixture.put(`mail/${id}-customer`, { to: ['ana@example.com'], companyId: id })
      for (const about of ['company', 'shares', 'visits'])
        await fixture.put(`mailCounts/${about}_${id}`, { day: '', count: 1 })
      await fixture.functions.idle()
    }
    const isLeft = (id: string) =>
      [
        fixture.get(`companies/${id}`),
        fixture.get(`mail/${id}-customer`),
        fixture.get(`mailCounts/company_${id}`),
        fixture.get(`mailCounts/shares_${id}`),
        fixture.get(`mailCounts/visits_${id}`),
        ...['owner', 'tech'].flatMap((role) =>
          ['users', 'mail'].map((collection) => fixture.get(`${collection}/${id}-${role}`)),
        ),
        ...collections.flatMap((collection) => fixture.all(collection, `companies/${id}`)),
      ].filter((one) => one !== undefined).length

    it('with everything in it once its days of grace are over, and no other', async () => {
      await fill('due', { deletion: over })
      await fill('waiting', { deletion: { ...over, dueAt: iso(timer.now() + day) } })
      await fill('kept', { deletion: null })
      const { auth } = fixture.emulator
      const account = await auth.createAccount({ uid: 'due-tech', email: 'due-tech@example.com' })
      const token = { uid: 'due-tech', generation: account.generation, provider: 'password' }
      const session = auth.context.refreshTokens.issue(account, { ...token, authTime: 0 })
      const [all, before] = [isLeft('waiting'), isLeft('due')]
      expect(before).toBe(all)
      for (const _ of [1, 2]) expect(await fixture.functions.run('deleteCompanies')).toBe(true)
      expect([isLeft('due'), isLeft('waiting'), isLeft('kept')]).toEqual([0, all, all])
      for (const role of ['owner', 'tech'])
        expect(fixture.get(`mail/due-${role}-elsewhere`)).toBeDefined()
      expect(fixture.get('companyDeletions/due')?.['finishedAt']).toEqual(expect.any(String))
      expect(fixture.all('companyDeletions')).toHaveLength(1)
      expect(await refresh(session)).toBe(false)
    })

    it('also where a run was cut off in the middle, and then not a second time', async () => {
      await fill('half', { deletion: over })
      for (const path of ['companies/half', 'users/half-owner', 'companies/half/orders/1'])
        await fixture.remove(path)
      await fixture.put('companyDeletions/half', { startedAt: iso(0), finishedAt: null })
      await fixture.functions.run('deleteCompanies')
      // The mail of the member whose document was deleted before went with it.
      expect(isLeft('half')).toBe(1)
      await fill('half', {})
      const all = isLeft('half')
      await fixture.functions.run('deleteCompanies')
      expect(isLeft('half')).toBe(all)
    })
  })

  it('mail the owner once that their company will be deleted, and not for other changes', async () => {
    const doc = company({ ownerId: 'ends-owner', timeZone: 'Pacific/Auckland' })
    await fixture.put('users/ends-owner', user({ email: 'ends@example.com', companyId: 'ends' }))
    await fixture.put('companies/ends', doc)
    await fixture.functions.idle()
    const welcomes = mailsTo(fixture, 'ends@example.com').length
    const deletion = { requestedBy: 'o', requestedAt: iso(0), dueAt: '2026-12-23T23:00:00.000Z' }
    for (const more of [{ deletion }, { deletion, name: 'Renamed' }, { deletion: null }]) {
      await fixture.put('companies/ends', { ...doc, ...more })
      await fixture.functions.idle()
    }
    const [mail, second] = mailsTo(fixture, 'ends@example.com').filter(({ message }) =>
      message.subject.includes('deleted'),
    )
    expect(mail?.message.subject).toBe('Harbour will be deleted on December 24, 2026')
    expect(mail?.message.text).toContain(`${origin}/admin/data`)
    expect(second).toBeUndefined()
    expect(mailsTo(fixture, 'ends@example.com')).toHaveLength(welcomes + 1)
  })

  it('mail a link for a new password once a minute, and do not tell who has an account', async () => {
    const email = 'forgetful@example.com'
    await fixture.emulator.auth.createAccount({ email, password: 'old password' })
    const asked = { email: ' Forgetful@Example.com ', language: 'en' }
    const unknown = { ...asked, email: 'nobody@example.com' }
    for (const data of [asked, asked, asked, asked, unknown])
      expect(await call('sendPasswordMail', data)).toEqual({ result: { isMailed: true } })
    expect((await call('sendPasswordMail', { email: 'x' })).error?.status).toBe('INVALID_ARGUMENT')
    expect(mailsTo(fixture, 'nobody@example.com')).toEqual([])
    const mails = mailsTo(fixture, email)
    expect(mails).toHaveLength(1)
    const link = /http\S+/.exec(mails[0]?.message.text ?? '')?.[0] ?? ''
    const body = new URLSearchParams({ newPassword: 'new password' })
    const response = await fetch(link, { method: 'POST', body, redirect: 'manual' })
    expect(response.headers.get('location')).toBe(`${origin}/login`)
    const app = initializeApp({ apiKey: 'k', projectId: 'demo' }, 'password-mail')
    const auth = sdk.getAuth(app)
    sdk.connectAuthEmulator(auth, fixture.emulator.url, { disableWarnings: true })
    const signedIn = await sdk.signInWithEmailAndPassword(auth, email, 'new password')
    expect(signedIn.user.email).toBe(email)
    await deleteApp(app)
  })

  it('mail at most ten links for a new password a day', async () => {
    const { auth } = fixture.emulator
    const email = 'bombed@example.com'
    await auth.createAccount({ email, password: 'old password' })
    const count = `mailCounts/password_${await sha256Hex(email)}`
    const ask = () => call('sendPasswordMail', { email, language: 'en' })
    const day = iso(Date.now()).slice(0, 10)
    await fixture.put(count, { day, count: 10, lastAt: 0 })
    expect(await ask()).toEqual({ result: { isMailed: true } })
    expect(mailsTo(fixture, email)).toEqual([])
    await fixture.put(count, { day: '2026-01-01', count: 10, lastAt: 0 })
    await ask()
    expect(mailsTo(fixture, email)).toHaveLength(1)
    expect(fixture.get(count)).toMatchObject({ day, count: 1 })
  })
})
