import { beforeEach, describe, expect, test } from 'vitest'
import { collectionOf, documentName } from '#data/server/rest/document-name.ts'
import { decodeDoc } from '#data/server/rest/values.ts'
import { createWrite } from '#data/server/rest/write.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { weekBounds } from '#domain/time/week.ts'
import { newInviteCode } from '#lib/new-id.ts'
import { sha256Hex } from '#lib/sha256-hex.ts'
import { changeUser } from './support/change-user.ts'
import type { Device } from './support/device.ts'
import { projectId } from './support/in-process-server.ts'
import { companyId, people } from './support/seed.ts'
import { queueOf, useTestbed } from './support/testbed.ts'

const tenant = { projectId, companyId }
const stamps = { schema: 1, updatedBy: 'seed', deletedAt: null }
const day = 24 * 60 * 60_000
const company: Ref = `companies/${companyId}`

describe('what the office does offline, about the same thing as someone else', () => {
  const testbed = useTestbed()
  const held = (ref: Ref): Doc => {
    const doc = testbed.server.engine.get(documentName(ref, tenant))
    return doc ? decodeDoc(collectionOf(doc.name), doc.fields) : {}
  }
  const seed = (ref: Ref, doc: Doc) =>
    testbed.server.engine.commit([createWrite(ref, { ...stamps, ...doc }, tenant) as never])
  const send = async (device: Device) => expect(await device.drain()).toEqual({ kind: 'idle' })
  const open = async (...refs: readonly Ref[]) => {
    const desk = await testbed.open(people.office)
    await desk.take(new Map([company, ...refs].map((ref) => [ref, held(ref)])))
    return desk
  }
  beforeEach(async () => {
    const money = { currency: 'EUR', taxRateMilliPercent: 21_000, timeZone: 'Europe/Madrid' }
    const settings = { ...money, address: emptyAddress, workingHours: defaultWorkingHours }
    const whole = createWrite(company, { ...held(company), ...settings }, tenant)
    await testbed.server.engine.commit([{ ...whole, currentDocument: { exists: true } } as never])
  })
  const invite = async (desk: Device, email: string) => {
    const code = newInviteCode()
    const inviteId = await sha256Hex(code)
    const words = { name: '', note: '', companyName: 'Demo Company', inviterName: 'Office' }
    const rights = { role: 'technician', permissions: [], language: null } as const
    const made = await desk.mutate('invite/create', { inviteId, code, email, ...rights, ...words })
    expect(made).toMatchObject({ ok: true })
    return inviteId
  }

  test('an invitation of a person whom someone else invited meanwhile arrives as one of two', async () => {
    await seed('counters/seats', { used: 4, limit: 5, userId: people.office, isTaken: true })
    const [a, b] = [await open(), await open()]
    const offline = await invite(a, 'tess@example.com')
    testbed.advance(2 * day)
    const other = await invite(b, 'Tess@Example.com ')
    await send(b)
    await send(a)
    expect(await queueOf(a)).toEqual([])
    for (const id of [offline, other])
      expect(held(`invites/${id}`)).toMatchObject({ email: 'tess@example.com', status: 'pending' })
    // The week counts from when it was made, so a phone that was offline for long sends a link that has ended.
    const late = await invite(a, 'late@example.com')
    testbed.advance(8 * day)
    await send(a)
    expect(Date.parse(String(held(`invites/${late}`)['expiresAt']))).toBeLessThan(testbed.now())
  })

  test('two edits of the tax codes keep both codes, and each the newest of its own', async () => {
    const rate = (code: string, rateMilliPercent: number, label = code) => ({
      code,
      label,
      rateMilliPercent,
      category: 'S' as const,
      reason: '',
      archivedAt: null,
    })
    const [a, b] = [await open(), await open()]
    const taxCodes = (codes: readonly ReturnType<typeof rate>[], from: unknown) => ({
      companyId,
      edits: { taxCodes: { from, to: [...codes] } },
    })
    const before = [rate('S21', 21_000), rate('S10', 10_000)]
    const first = await a.mutate('company/edit', taxCodes(before, []))
    expect(first).toMatchObject({ ok: true })
    await send(a)
    await b.take(new Map([[company, held(company)]]))
    await a.mutate('company/edit', taxCodes([...before, rate('S4', 4000)], before))
    const renamed = [rate('S21', 21_000, 'Standard'), rate('S10', 10_000), rate('E', 0)]
    await b.mutate('company/edit', taxCodes(renamed, before))
    await send(b)
    await send(a)
    for (const desk of [a, b]) expect(await queueOf(desk)).toEqual([])
    const parsed = parseRow('companies', companyId, held(company))
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem))
    const codes = parsed.value.taxCodes.map(({ code, label }) => `${code} ${label}`)
    expect(codes.toSorted()).toEqual(['E E', 'S10 S10', 'S21 Standard', 'S4 S4'])
  })

  test('a week that one approves while another reopens it has the decision that arrived last', async () => {
    const monday = '2026-02-16'
    const week = { userId: people.techA, monday }
    const totals = { paidMinutes: 240, breakMinutes: 0, travelMinutes: 0, orderMinutes: 0 }
    const bounds = weekBounds(monday, 'Europe/Madrid')
    const approve = (desk: Device, paidMinutes: number) =>
      desk.mutate('week/approve', { ...week, ...bounds, ...totals, paidMinutes, entriesHash: null })
    const ref: Ref = `weeks/${people.techA}_20260216`
    const [a, b] = [await open(), await open()]
    // Both approve it: the second finds it approved.
    expect(await approve(a, 240)).toMatchObject({ ok: true })
    expect(await approve(b, 250)).toMatchObject({ ok: true })
    await send(a)
    await send(b)
    expect(held(ref)).toMatchObject({ status: 'approved' })
    for (const desk of [a, b]) {
      expect(await queueOf(desk)).toEqual([])
      await desk.take(new Map([[ref, held(ref)]]))
    }
    // One reopens it while the other, offline, approves other totals.
    expect(await a.mutate('week/reopen', week)).toMatchObject({ ok: true })
    expect(await approve(b, 300)).toMatchObject({ ok: true })
    await send(a)
    expect(held(ref)).toMatchObject({ status: 'open' })
    await send(b)
    expect(await queueOf(b)).toEqual([])
    // What was approved has its own fingerprint, so hours that changed meanwhile are shown as changed.
    expect(held(ref)).toMatchObject({ status: 'approved', paidMinutes: 300 })
  })

  test('settings that a dismissed admin’s device still holds wait there, and their work arrives', async () => {
    const desk = await open()
    await desk.mutate('order/edit', {
      orderId: 'o1',
      edits: { title: { from: 'Demo order o1', to: 'Boiler' } },
    })
    const iban = { from: '', to: 'ES9121000418450200051332' }
    expect(await desk.mutate('company/edit', { companyId, edits: { iban } })).toMatchObject({
      ok: true,
    })
    const left = { status: 'inactive', deactivatedAt: new Date(testbed.now()).toISOString() }
    await changeUser(testbed.server, people.office, left)
    testbed.advance(day)
    await send(desk)
    expect(testbed.order('o1')).toMatchObject({ title: 'Boiler' })
    expect(held(company)['iban']).toBeUndefined()
    expect(await queueOf(desk)).toMatchObject([
      { name: 'company/edit', state: 'needsYou', problem: { type: 'access/not-member' } },
    ])
  })

  test('the last seat goes to one of two people whom two devices reactivate', async () => {
    await seed('counters/seats', { used: 1, limit: 2, userId: people.office, isTaken: true })
    const gone = { status: 'inactive', deactivatedAt: '2026-03-01T08:00:00.000Z' }
    for (const uid of [people.techA, people.techB]) await changeUser(testbed.server, uid, gone)
    const [a, b] = [await open(), await open()]
    for (const [desk, uid] of [
      [a, people.techA],
      [b, people.techB],
    ] as const) {
      const known = ['counters/seats', `users/${uid}`] as const
      await desk.take(new Map(known.map((ref) => [ref, held(ref)])))
      expect(await desk.mutate('member/activate', { uid })).toMatchObject({ ok: true })
    }
    await send(a)
    await send(b)
    expect(await queueOf(a)).toEqual([])
    expect(await queueOf(b)).toMatchObject([{ state: 'needsYou', problem: { type: 'seats/full' } }])
    expect(held('counters/seats')).toMatchObject({ used: 2, userId: people.techA })
    expect(held(`users/${people.techB}`)).toMatchObject({ status: 'inactive' })
  })

  test('an edit of sample data that someone else removed meanwhile needs no one', async () => {
    await seed('customers/sample_1_c', {
      name: 'Sample',
      createdAt: '2026-03-01T08:00:00.000Z',
      createdBy: 'seed',
    })
    const [a, b] = [await open(), await open()]
    const edits = { name: { from: 'Sample', to: 'Renamed' } }
    expect(await b.mutate('customer/edit', { customerId: 'sample_1_c', edits })).toMatchObject({
      ok: true,
    })
    expect(await a.mutate('sample/remove', { refs: ['customers/sample_1_c'] })).toMatchObject({
      ok: true,
    })
    await send(a)
    await send(b)
    expect(await queueOf(b)).toEqual([])
    expect(held('customers/sample_1_c')).toMatchObject({
      name: 'Sample',
      deletedAt: expect.any(String) as string,
    })
  })
})
