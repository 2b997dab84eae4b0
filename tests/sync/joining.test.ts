import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Invite } from '#domain/entities/invite.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { loadDocuments } from '#data/server/load-documents.ts'
import { acceptInvite, noteInvite, readInvite } from '#data/session/join-company.ts'
import { runAtOnce } from '#data/session/run-at-once.ts'
import { startEmulator } from '#emulator/index.ts'
import type { Emulator } from '#emulator/index.ts'
import { newInviteCode } from '#lib/new-id.ts'
import { sha256Hex } from '#lib/sha256-hex.ts'
import { registerPerson } from './support/http-person.ts'
import type { HttpPerson } from './support/http-person.ts'
import { projectId } from './support/in-process-server.ts'

const moment = () => ({ deviceId: 'd1', now: Date.now(), offsetMs: 0 })
const profile = { name: 'Tess Okafor', language: 'es' } as const
const seatsPath = `projects/${projectId}/databases/(default)/documents/companies/c1/counters/seats`

let dataDir = ''
let emulator: Emulator
let owner: HttpPerson
let people: HttpPerson[] = []

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'daybook-joining-'))
  const root = new URL('../../', import.meta.url)
  const rules = readFileSync(new URL('firestore.rules', root), 'utf8')
  const indexes = readFileSync(new URL('firestore.indexes.json', root), 'utf8')
  emulator = await startEmulator({ dataDir, port: 0, projectId, rules, indexes })
  owner = await person('owner@example.com')
  const company = {
    name: 'Harbour',
    address: emptyAddress,
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    taxRateMilliPercent: 19_000,
    workingHours: defaultWorkingHours,
  }
  const { uid, email } = owner
  const who = { name: 'Grace Comeau', email, language: null }
  expect(await asOwner('company/setup', { uid, companyId: 'c1', owner: who, company })).toBe('ok')
})
afterEach(async () => {
  for (const { deviceDb } of people.splice(0)) deviceDb.close()
  await emulator.close()
  rmSync(dataDir, { recursive: true })
})

async function person(email: string): Promise<HttpPerson> {
  const made = await registerPerson(emulator, email)
  people.push(made)
  return made
}

/** The type of the problem, or 'ok'. */
async function asOwner<N extends MutationName>(name: N, args: MutationArgs<N>): Promise<string> {
  const { uid, server } = owner
  const actor = { uid, companyId: 'c1', role: 'owner', status: 'active', permissions: [] } as const
  const done = await runAtOnce(server, name, args, { actor, ...moment() })
  return done.ok ? 'ok' : done.problem.type
}

async function invite(email: string) {
  const code = newInviteCode()
  const inviteId = await sha256Hex(code)
  const words = { name: '', note: '', companyName: 'Harbour', inviterName: 'Grace Comeau' }
  const rights = { role: 'technician', permissions: ['inventory'], language: null } as const
  expect(await asOwner('invite/create', { inviteId, code, email, ...rights, ...words })).toBe('ok')
  return { link: { companyId: 'c1', code }, inviteId }
}

async function opened(by: HttpPerson, link: { companyId: string; code: string }): Promise<Invite> {
  const found = await readInvite(by.server, link)
  if (!found.ok) throw new Error(JSON.stringify(found.problem))
  return found.value
}

async function accept(by: HttpPerson, link: { companyId: string; code: string }, found: Invite) {
  const done = await acceptInvite(by.server, link, found, { ...by, ...moment() }, profile)
  return done.ok ? 'ok' : done.problem.type
}

function setLimit(limit: number): Promise<unknown> {
  const update = { name: seatsPath, fields: { limit: { integerValue: String(limit) } } }
  return emulator.engine.commit([{ update, updateMask: { fieldPaths: ['limit'] } }])
}
const seats = () => emulator.engine.get(seatsPath)?.fields

test('from an invitation to a member, through the real rules', async () => {
  const { link } = await invite('tess@example.com')
  const tess = await person('tess@example.com')
  const found = await opened(tess, link)
  expect(found).toMatchObject({ companyName: 'Harbour', inviterName: 'Grace Comeau' })
  expect(await noteInvite(tess.server, link, 'openedAt', { ...tess, ...moment() })).toEqual({
    ok: true,
  })
  expect(await accept(tess, link, found)).toBe('ok')
  expect(await loadDocuments(tess.server, tess.uid)).toMatchObject({
    ok: true,
    value: { companyId: 'c1', user: { role: 'technician', permissions: ['inventory'] } },
  })
  expect(seats()).toMatchObject({ used: { integerValue: '2' }, userId: { stringValue: tess.uid } })
  expect(await readInvite(tess.server, link)).toMatchObject({ problem: { type: 'invite/closed' } })
  expect(await accept(tess, link, found)).not.toBe('ok')
})

test('a renewed or withdrawn link is closed, and its person can ask for another', async () => {
  const { link, inviteId } = await invite('tess@example.com')
  const tess = await person('tess@example.com')
  const found = await opened(tess, link)
  expect(await asOwner('invite/revoke', { inviteId })).toBe('ok')
  expect(await readInvite(tess.server, link)).toMatchObject({ problem: { type: 'invite/closed' } })
  expect(await accept(tess, link, found)).not.toBe('ok')
  const asked = await noteInvite(tess.server, link, 'requestedAt', { ...tess, ...moment() })
  expect(asked).toEqual({ ok: true })
  const path = seatsPath.replace('counters/seats', `invites/${inviteId}`)
  expect(emulator.engine.get(path)?.fields.requestedAt).toHaveProperty('stringValue')
  const other = await person('else@example.com')
  expect(
    await noteInvite(other.server, link, 'requestedAt', { ...other, ...moment() }),
  ).toMatchObject({ problem: { type: 'invite/closed' } })
})

test('of two people who accept for the last seat one joins and the other is told why not', async () => {
  const links = [await invite('tess@example.com'), await invite('omar@example.com')]
  const racers = [await person('tess@example.com'), await person('omar@example.com')]
  await setLimit(2)
  const outcomes = await Promise.all(
    racers.map(async (racer, i) => {
      const link = links[i]?.link ?? { companyId: '', code: '' }
      return accept(racer, link, await opened(racer, link))
    }),
  )
  expect(outcomes.toSorted()).toEqual(['ok', 'seats/full'])
  expect(seats()).toMatchObject({ used: { integerValue: '2' } })
})

test('someone of another company, and someone with another address, cannot join', async () => {
  const { link } = await invite('tess@example.com')
  const found = await opened(owner, link)
  expect(await accept(owner, link, found)).toBe('doc/exists')
  const other = await person('else@example.com')
  expect(await accept(other, link, found)).toBe('invite/other-email')
  const forged = { ...other, email: 'tess@example.com' }
  expect(await accept(forged, link, found)).not.toBe('ok')
})
