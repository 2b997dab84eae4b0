import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { RestoreAnswer, RestoreRequest } from '#domain/restore/restore-request.ts'
import { ok } from '#lib/result.ts'
import { restoreExport } from './restore-export.ts'

const about = {
  format: 'daybook-export',
  version: 1,
  companyId: 'c1',
  exportedAt: '2026-03-02T09:00:00.000Z',
  counts: {},
}
const manifest = strToU8(JSON.stringify(about))
const customer = strToU8('{"id":"k1","name":"Quay"}\n')
const nothing: RestoreAnswer = { created: 0, existing: 0, refused: [] }

/** What is sent of an archive. */
async function restored(file: Blob) {
  const sent: RestoreRequest[] = []
  const done = await restoreExport({
    file,
    send(part) {
      sent.push(part)
      return Promise.resolve(ok(nothing))
    },
    onProgress() {},
  })
  return { sent, done }
}
const zip = (files: Readonly<Record<string, Uint8Array>>) => new Blob([zipSync(files)])
const notAnExport = { ok: false, problem: { type: 'restore/not-an-export' } }

test('only the files of an export are sent, whatever else an archive holds', async () => {
  const { sent, done } = await restored(
    zip({
      'manifest.json': manifest,
      'json/customers.jsonl': customer,
      'json/users.jsonl': customer,
      'json/invites.jsonl': customer,
      'json/counters.jsonl': customer,
      'json/../json/sites.jsonl': customer,
      '../json/sites.jsonl': customer,
      '/json/sites.jsonl': customer,
      'json\\sites.jsonl': customer,
      'photos/../../p1.jpg': customer,
      'photos/p1.svg': customer,
      'photos/__proto__.jpg.exe': customer,
    }),
  )
  expect(done.ok).toBe(true)
  expect(sent.map((part) => ('collection' in part ? part.collection : part.step))).toEqual([
    'start',
    'customers',
    'finish',
  ])
})

test('lines that are no documents are counted and stop nothing', async () => {
  const lines = [
    '{"id":"k1"',
    '{"__proto__":{"isAdmin":true},"id":"k2"}',
    `{"id":"k3","name":"${'x'.repeat(700_000)}"}`,
    'null',
  ]
  const files = { 'manifest.json': manifest, 'json/customers.jsonl': strToU8(lines.join('\n')) }
  const { sent, done } = await restored(zip(files))
  expect(done).toMatchObject({ ok: true, value: { refusedRows: 2 } })
  expect(sent[1]).toMatchObject({ step: 'documents', lines: 4, unreadable: 2 })
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
})

test('an archive that is none, is cut off or has no manifest sends nothing', async () => {
  const whole = zip({ 'manifest.json': manifest, 'json/customers.jsonl': customer })
  for (const file of [
    new Blob([]),
    new Blob(['PK']),
    new Blob([new Uint8Array(32 * 1024 * 1024)]),
    whole.slice(0, whole.size - 30),
    zip({ 'json/customers.jsonl': customer }),
    zip({ 'manifest.json': strToU8('{"format":"daybook-export","version":2}') }),
    zip({ 'manifest.json': strToU8(JSON.stringify({ ...about, companyId: '../c2' })) }),
  ]) {
    const { sent, done } = await restored(file)
    expect(done).toEqual(notAnExport)
    expect(sent).toEqual([])
  }
})

test('a directory of more files than an export has is refused before they are listed', async () => {
  const count = 500_001
  const bytes = new Uint8Array(count * 46 + 22)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < count; at += 1) view.setUint32(at * 46, 0x02014b50, true)
  view.setUint32(count * 46, 0x06054b50, true)
  view.setUint16(count * 46 + 10, 1, true)
  view.setUint32(count * 46 + 12, count * 46, true)
  const { sent, done } = await restored(new Blob([bytes]))
  expect([done, sent]).toEqual([notAnExport, []])
})
