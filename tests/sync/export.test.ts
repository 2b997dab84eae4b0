import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportCompany } from '#data/company-data/export-company.ts'
import { demoDocuments } from '#emulator/demo/demo-documents.ts'
import { seedDemo } from '#emulator/demo/seed-demo.ts'
import { toFields } from '#emulator/demo/to-fields.ts'
import { type Emulator, startEmulator } from '#emulator/index.ts'
import { readCsv } from '#lib/csv.ts'
import { sha256Hex } from '#lib/sha256-hex.ts'
import { type HttpPerson, registerPerson } from './support/http-person.ts'
import { projectId } from './support/in-process-server.ts'

const now = Date.now()
const documents = demoDocuments(now)
const companyPath = documents.find(({ path }) => path.startsWith('companies/'))?.path ?? ''
const companyId = companyPath.split('/')[1] ?? ''
const root = `projects/${projectId}/databases/(default)/documents`
const dataDir = mkdtempSync(join(tmpdir(), 'daybook-export-'))

let emulator: Emulator
let owner: HttpPerson

beforeAll(async () => {
  const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
  emulator = await startEmulator({
    dataDir,
    port: 0,
    projectId,
    rules: read('firestore.rules'),
    indexes: read('firestore.indexes.json'),
  })
  await seedDemo({ engine: emulator.engine, auth: emulator.auth, projectId, now })
  owner = await registerPerson(emulator, 'grace@example.com')
  await put(`users/${owner.uid}`, {
    name: 'Grace Comeau',
    email: owner.email,
    role: 'owner',
    status: 'active',
    companyId,
    permissions: [],
    schema: 1,
    updatedAt: new Date(now),
    updatedBy: owner.uid,
  })
  // Two other people's conversation, and a company that no longer pays.
  await put(`companies/${companyId}/messages/private`, {
    threadId: 'direct-a__b',
    authorId: 'a',
    text: '=1+1',
    readerIds: ['a', 'b'],
    updatedAt: new Date(now),
  })
  const company = documents.find(({ path }) => path === `companies/${companyId}`)?.data
  await put(`companies/${companyId}`, { ...company, subscriptionStatus: 'past_due' })
}, 120_000)
afterAll(async () => {
  await emulator.close()
  rmSync(dataDir, { recursive: true })
})

function put(path: string, data: Readonly<Record<string, unknown>>) {
  const name = `${root}/${path}`
  return emulator.engine.commit([{ update: { name, fields: toFields(path, data) } }])
}

async function exported() {
  const parts: Uint8Array[] = []
  const progress: number[] = []
  const done = await exportCompany({
    server: owner.server,
    uid: owner.uid,
    companyId,
    readMe: 'Read me',
    sink: {
      async write(bytes) {
        parts.push(bytes)
      },
      async close() {},
    },
    now: () => new Date(now),
    pause: async () => {},
    onProgress: ({ documents }) => progress.push(documents),
    pageSize: 100,
  })
  const files = unzipSync(new Uint8Array(Buffer.concat(parts)))
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array())
  const lines = (collection: string) =>
    text(`json/${collection}.jsonl`)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
  return { done, files, text, lines, progress }
}

test('an owner whose subscription has lapsed exports every record and photo', async () => {
  const { done, files, text, lines, progress } = await exported()
  expect(done).toMatchObject({ ok: true })
  const manifest = JSON.parse(text('manifest.json')) as {
    readonly counts: Readonly<Record<string, number>>
    readonly notIncluded: readonly string[]
    readonly files: readonly { path: string; bytes: number; sha256: string }[]
  }
  for (const collection of [
    'customers',
    'sites',
    'orders',
    'movements',
    'timeEntries',
    'mutations',
  ]) {
    const inDemo = documents.filter(({ path }) => path.split('/').at(-2) === collection)
    expect(inDemo.length).toBeGreaterThan(5)
    expect(manifest.counts[collection]).toBe(inDemo.length)
    expect(lines(collection).map(({ id }) => id)).toEqual(
      inDemo.map(({ path }) => path.split('/').at(-1) ?? '').toSorted((a, b) => (a < b ? -1 : 1)),
    )
    const [header, ...rows] = readCsv(text(`csv/${collection}.csv`))
    expect(header?.[0]).toBe('id')
    expect(rows.map(([id]) => id)).toEqual(lines(collection).map(({ id }) => id))
  }
  expect(lines('companies')).toMatchObject([{ id: companyId, subscriptionStatus: 'past_due' }])
  expect(lines('messages').length).toBeGreaterThan(5)
  expect(lines('messages').some(({ id }) => id === 'private')).toBe(false)
  expect(manifest.notIncluded).toEqual([])
  expect(done).toMatchObject({ value: { notIncluded: [] } })
  expect(progress.at(-1)).toBeGreaterThan(1000)

  const listed = new Map(manifest.files.map((file) => [file.path, file]))
  expect([...listed.keys(), 'manifest.json'].sort()).toEqual(Object.keys(files).sort())
  for (const [path, { bytes, sha256 }] of listed) {
    expect(files[path]?.length).toBe(bytes)
    expect(await sha256Hex(new Uint8Array(files[path] ?? []))).toBe(sha256)
  }
  const photos = lines('photos').filter(({ uploadedAt }) => uploadedAt !== null)
  const images = Object.keys(files).filter((path) => path.startsWith('photos/'))
  expect(photos.length).toBeGreaterThan(0)
  expect(images).toHaveLength(photos.length)
  for (const photo of photos) {
    const path = images.find((image) => image.startsWith(`photos/${String(photo.id)}.`)) ?? ''
    expect(listed.get(path)?.sha256).toBe(photo.sha256)
  }
  const pictures = lines('pictures')
  expect(pictures.map(({ id }) => id)).toContain('logo')
  for (const { id, data } of pictures)
    expect(Buffer.from(files[`people/${String(id)}.png`] ?? []).toString('base64')).toBe(data)
  expect(text('csv/pictures.csv')).not.toContain('iVBORw0KGgo')
}, 120_000)

test('every document says the same in the archive as at the server', async () => {
  const { lines } = await exported()
  const orders = documents.filter(({ path }) => path.split('/').at(-2) === 'orders')
  const first = orders.find(({ path }) => path.endsWith(`/${String(lines('orders')[0]?.id)}`))
  const { title, status, checklist } = lines('orders')[0] ?? {}
  expect({ title, status, checklist }).toEqual({
    title: first?.data.title,
    status: first?.data.status,
    checklist: first?.data.checklist,
  })
}, 120_000)
