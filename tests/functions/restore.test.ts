import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRestoreCall } from '#data/company-data/call-restore.ts'
import { exportCompany } from '#data/company-data/export-company.ts'
import { restoreExport } from '#data/company-data/restore-export.ts'
import { asRestored } from '#domain/restore/as-restored.ts'
import { restorable, type RestoreRequest } from '#domain/restore/restore-request.ts'
import { demoDocuments } from '#emulator/demo/demo-documents.ts'
import { seedDemo } from '#emulator/demo/seed-demo.ts'
import { toFields } from '#emulator/demo/to-fields.ts'
import { type Emulator, startEmulator } from '#emulator/index.ts'
import { type HttpPerson, registerPerson } from '../sync/support/http-person.ts'
import { draftDoc, issueOf, seriesDoc } from '../rules/world/invoice-document.ts'
import { paymentDoc } from '../rules/world/payment-document.ts'
import { comparable } from './comparable.ts'
import { projectId } from '../sync/support/in-process-server.ts'

const now = Date.now()
const documents = demoDocuments(now)
const demoPath = documents.find(({ path }) => path.startsWith('companies/'))?.path ?? ''
const demo = demoPath.split('/')[1] ?? ''
const root = `projects/${projectId}/databases/(default)/documents`
const dataDir = mkdtempSync(join(tmpdir(), 'daybook-restore-'))
const stamps = { schema: 1, updatedAt: new Date(now), updatedBy: 'owner', deletedAt: null }
const at = '2026-03-02T09:00:00.000Z'

type Row = Readonly<Record<string, unknown>>

let emulator: Emulator
beforeAll(async () => {
  const read = (name: string) => readFileSync(resolve(name), 'utf8')
  emulator = await startEmulator({
    dataDir,
    port: 0,
    projectId,
    rules: read('firestore.rules'),
    indexes: read('firestore.indexes.json'),
  })
  await seedDemo({ engine: emulator.engine, auth: emulator.auth, projectId, now })
  const env = { APP_ORIGIN: 'https://daybook.test', MAIL_IS_SENT: 'true' }
  await (
    await emulator.startFunctions({ dir: resolve('functions'), env })
  ).ready
})
afterAll(async () => {
  await emulator.close()
  rmSync(dataDir, { recursive: true })
})

const put = (path: string, data: Row) =>
  emulator.engine.commit([{ update: { name: `${root}/${path}`, fields: toFields(path, data) } }])
const fieldsOf = (path: string) => emulator.engine.get(`${root}/${path}`)?.fields

async function ownerOf(companyId: string, role = 'owner'): Promise<HttpPerson> {
  const person = await registerPerson(emulator, `${role}@${companyId}.example`)
  const { uid, email } = person
  const user = { name: 'Grace', email, role, status: 'active', companyId, permissions: [] }
  await put(`users/${uid}`, { ...user, ...stamps })
  if (companyId !== demo) {
    const company = { name: 'New', isSetup: true, subscriptionStatus: 'trialing', ownerId: uid }
    await put(`companies/${companyId}`, { ...company, createdAt: at, ...stamps })
  }
  return person
}

async function exported({ server, uid }: HttpPerson, companyId: string) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const sink = {
    async write(bytes: Uint8Array<ArrayBuffer>) {
      parts.push(bytes)
    },
    async close() {},
  }
  const ports = { pause: async () => {}, onProgress: () => {}, now: () => new Date(now) }
  await exportCompany({ server, uid, companyId, readMe: '', sink, ...ports })
  const file = new Blob(parts)
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const rows = (collection: string) =>
    strFromU8(files[`json/${collection}.jsonl`] ?? new Uint8Array())
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Row)
  return { file, files, rows }
}

const callOf = ({ server, uid }: HttpPerson) =>
  createRestoreCall({
    server,
    uid,
    pause: async () => {},
    url: `${emulator.url}/${projectId}/us-central1/restoreCompany`,
  })

describe('an export that is restored into a new company', () => {
  it('is exported again as it was, and nothing changes the second time', async () => {
    const first = await exported(await ownerOf(demo), demo)
    const owner = await ownerOf('restored')
    const progress: number[] = []
    const restore = () =>
      restoreExport({
        file: first.file,
        send: callOf(owner),
        onProgress: ({ documents: count }) => progress.push(count),
      })
    // Cut off after some parts, and again among the photos; the last part arrives, its answer does not.
    const parts: RestoreRequest[][] = []
    for (const isLast of [
      (_part: RestoreRequest, index: number) => index === 5,
      (part: RestoreRequest) => part.step === 'bytes' && part.photos === 2,
    ]) {
      const sent: RestoreRequest[] = []
      const cut = await restoreExport({
        file: first.file,
        async send(part) {
          sent.push(part)
          const answer = await callOf(owner)(part)
          return isLast(part, sent.length - 1)
            ? { ok: false, problem: { type: 'network/offline' } }
            : answer
        },
        onProgress: () => {},
      })
      expect(cut.ok).toBe(false)
      parts.push(sent)
    }
    const rest: RestoreRequest[] = []
    const done = await restoreExport({
      file: first.file,
      send(part) {
        rest.push(part)
        return callOf(owner)(part)
      },
      onProgress: ({ documents: count }) => progress.push(count),
    })
    if (!done.ok) throw new Error(JSON.stringify(done.problem))
    const refsIn = (sent: readonly RestoreRequest[]) =>
      sent.flatMap((part) =>
        part.step === 'documents'
          ? part.docs.map((doc) => `${part.collection}/${String((doc as Row)['id'])}`)
          : part.step === 'bytes'
            ? `blobs/${part.photoId}_${part.index}`
            : [],
      )
    const [before, next, last] = [...parts, rest].map(refsIn)
    const once = new Set([...(before ?? []), ...(next ?? [])])
    expect(before?.length).toBeGreaterThan(100)
    expect(last?.length).toBeGreaterThan(0)
    // Only the photo that was under way is sent again.
    expect(last?.filter((ref) => once.has(ref))).toEqual(next?.slice(-1))
    expect(before?.filter((ref) => next?.includes(ref))).toEqual([])
    expect(done.value).toMatchObject({ existing: 0, photos: done.value.photosTotal })
    expect(done.value.created + done.value.refusedRows).toBe(done.value.total)
    expect(done.value.refused.filter(({ reason }) => reason !== 'deleted')).toEqual([])
    expect(progress.at(-1)).toBe(done.value.total)
    const second = await exported(owner, 'restored')
    for (const collection of restorable) {
      const before = comparable(collection, first.rows(collection)).map((row) =>
        asRestored(collection, row),
      )
      const after = new Map(
        comparable(collection, second.rows(collection)).map((row) => [row['id'], row]),
      )
      expect(after.size, collection).toBe(before.length)
      for (const row of before) expect(after.get(row['id']), collection).toEqual(row)
    }
    expect(second.rows('companies')[0]?.['skills']).toEqual(first.rows('companies')[0]?.['skills'])
    expect(second.rows('companies')[0]?.['skills']).toHaveLength(8)
    const areas = first.rows('companies')[0]?.['territories']
    expect(areas).toHaveLength(3)
    expect(second.rows('companies')[0]?.['territories']).toEqual(areas)
    expect(second.rows('companies')[0]).toMatchObject({ name: 'New', id: 'restored' })
    expect(first.rows('orders').length).toBeGreaterThan(100)
    const photos = Object.keys(first.files).filter((path) => path.startsWith('photos/'))
    expect(photos.length).toBeGreaterThan(0)
    for (const path of photos) expect(second.files[path]).toEqual(first.files[path])
    const again = await restore()
    expect(again).toMatchObject({ ok: true, value: { created: 0 } })
  }, 120_000)
})

const zip = (rows: Readonly<Record<string, readonly unknown[]>>, more: Row = {}) =>
  new Blob([
    new Uint8Array(
      zipSync({
        'manifest.json': strToU8(
          JSON.stringify({
            format: 'daybook-export',
            version: 1,
            companyId: 'elsewhere',
            exportedAt: at,
            counts: {},
            ...more,
          }),
        ),
        ...Object.fromEntries(
          Object.entries(rows).map(([name, lines]) => [
            `json/${name}.jsonl`,
            strToU8(
              lines
                .map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
                .join('\n'),
            ),
          ]),
        ),
      }),
    ),
  ])
const customer = {
  id: 'c',
  name: 'School',
  schema: 1,
  createdAt: at,
  createdBy: 'x',
  updatedAt: at,
  updatedBy: 'x',
  deletedAt: null,
}

describe('invoices', () => {
  it('keep their numbers as given elsewhere, and the next number goes on', async () => {
    const owner = await ownerOf('books')
    const file = zip({
      customers: [customer],
      invoices: [draftDoc({ ...issueOf(7), id: 'i7' }), draftDoc({ id: 'i8' })],
      series: [{ ...seriesDoc(7, 'i7'), id: 'invoices' }],
      payments: [{ ...paymentDoc({ invoiceIds: ['i7'] }), id: 'p7' }],
    })
    const done = await restoreExport({ file, send: callOf(owner), onProgress: () => {} })
    expect(done).toMatchObject({ ok: true, value: { created: 5, refused: [] } })
    const rows = (await exported(owner, 'books')).rows
    expect(rows('invoices')).toMatchObject([
      {
        id: 'i7',
        status: 'external',
        number: 'INV-2026-00007',
        seq: 7,
        lines: draftDoc()['lines'],
      },
      { id: 'i8', status: 'draft', number: '', seq: null },
    ])
    expect(rows('payments')).toMatchObject([{ id: 'p7', invoiceIds: ['i7'] }])
    expect(rows('series')).toMatchObject([{ id: 'invoices', next: 8, lastId: null }])
  })
})

describe('a hostile file', () => {
  it('changes no member, plan, invitation or other company', async () => {
    const owner = await ownerOf('hostile')
    const company = fieldsOf('companies/hostile')
    const user = fieldsOf(`users/${owner.uid}`)
    const file = zip({
      companies: [{ id: 'hostile', subscriptionStatus: 'active', plan: 'max', ownerId: 'x' }],
      users: [
        { id: owner.uid, role: 'owner', companyId: demo },
        { id: 'mole', role: 'owner', companyId: demo },
      ],
      counters: [{ id: 'seats', used: 0, limit: 9999 }],
      invites: [{ id: 'a'.repeat(64), role: 'admin', status: 'pending' }],
      blobs: [{ id: 'p_0', data: 'AAAA' }],
      customers: [
        customer,
        { ...customer, id: `../../${demo}/customers/c` },
        { ...customer, id: 'a/b' },
        { ...customer, id: '__x__' },
        { ...customer, id: 'long', name: 'x'.repeat(201) },
        { ...customer, id: 'gone', deletedAt: at },
        {
          ...customer,
          id: 'more',
          companyId: demo,
          role: 'owner',
          updatedBy: 'someone',
          __proto__: { a: 1 },
        },
        'not JSON',
        '[]',
        'null',
      ],
      mutations: [
        {
          id: 'm',
          name: 'company/edit',
          actorId: 'x',
          at,
          schema: 1,
          refs: [],
          readerIds: [],
          receivedAt: at,
          role: 'owner',
          writes: ['companies/hostile'],
          since: at,
          until: at,
          leadId: 'm',
        },
        {
          id: 'fn_endTrials_2099-01-01',
          name: 'company/endTrial',
          actorId: 'system',
          at,
          schema: 1,
          refs: [],
          readerIds: [],
          receivedAt: at,
        },
      ],
    })
    const done = await restoreExport({ file, send: callOf(owner), onProgress: () => {} })
    expect(done).toMatchObject({ ok: true, value: { created: 4, refusedRows: 8, photosTotal: 0 } })
    expect(fieldsOf('companies/hostile')).toEqual(company)
    expect(fieldsOf(`users/${owner.uid}`)).toEqual(user)
    for (const path of [
      'users/mole',
      'companies/hostile/counters/seats',
      `companies/hostile/invites/${'a'.repeat(64)}`,
      'companies/hostile/blobs/p_0',
      `companies/${demo}/customers/c`,
      // It would say that the server has done this.
      'companies/hostile/mutations/fn_endTrials_2099-01-01',
    ])
      expect(fieldsOf(path), path).toBeUndefined()
    const more = fieldsOf('companies/hostile/customers/more') ?? {}
    expect(more).toMatchObject({ updatedBy: { stringValue: 'system' } })
    expect(Object.keys(more)).not.toEqual(expect.arrayContaining(['companyId']))
    expect(Object.keys(more)).not.toEqual(expect.arrayContaining(['role']))
    for (const field of ['role', 'writes', 'since', 'until', 'leadId'])
      expect(Object.keys(fieldsOf('companies/hostile/mutations/m') ?? {})).not.toContain(field)
  })

  it('is not restored into a company with customers, by an admin, or without a start', async () => {
    const owner = await ownerOf('busy')
    const send = callOf(owner)
    const documents: RestoreRequest = {
      step: 'documents',
      collection: 'customers',
      docs: [customer],
    }
    expect(await send(documents)).toMatchObject({ problem: { type: 'restore/not-empty' } })
    await put('companies/busy/customers/mine', customer)
    expect(
      await restoreExport({ file: zip({ customers: [customer] }), send, onProgress: () => {} }),
    ).toMatchObject({
      problem: { type: 'restore/not-empty' },
    })
    expect(fieldsOf('companies/busy/customers/c')).toBeUndefined()
    const admin = callOf(await ownerOf('busy-too', 'admin'))
    const start: RestoreRequest = { step: 'start', source: 'x', exportedAt: at }
    expect(await admin(start)).toMatchObject({ problem: { status: 'PERMISSION_DENIED' } })
    expect(await send({ ...start, source: 'a/b' })).toMatchObject({
      problem: { status: 'INVALID_ARGUMENT' },
    })
  })

  it('is restored beside sample data, which is none of the company’s own', async () => {
    const send = callOf(await ownerOf('looked'))
    const start: RestoreRequest = { step: 'start', source: 'x', exportedAt: at }
    await put('companies/looked/customers/sample_1_customer_cafe', customer)
    await put('companies/looked/customers/sample_2_customer_cafe', { ...customer, deletedAt: at })
    expect(await send(start)).toMatchObject({ ok: true })
    for (const id of ['tours', 'mine']) {
      await put(`companies/looked/customers/${id}`, customer)
      expect(await send({ ...start, source: id })).toMatchObject({
        problem: { type: 'restore/not-empty' },
      })
    }
  })

  it.each([
    ['no archive', new Blob(['hello'])],
    ['another manifest', zip({}, { format: 'other' })],
    ['a later version', zip({}, { version: 2 })],
    ['nothing', new Blob([])],
  ])('is refused where it is %s', async (_, file) => {
    const send = async () => {
      throw new Error('Nothing is sent')
    }
    expect(await restoreExport({ file, send, onProgress: () => {} })).toEqual({
      ok: false,
      problem: { type: 'restore/not-an-export' },
    })
  })

  it('is refused where a file unpacks to more than announced', async () => {
    const bytes = zipSync({ 'manifest.json': strToU8(`{"format":"${'x'.repeat(100_000)}"}`) })
    const view = new DataView(bytes.buffer)
    for (let at = 0; at + 4 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true)
    const send = async () => {
      throw new Error('Nothing is sent')
    }
    const file = new Blob([new Uint8Array(bytes)])
    expect(await restoreExport({ file, send, onProgress: () => {} })).toMatchObject({ ok: false })
  })
})
