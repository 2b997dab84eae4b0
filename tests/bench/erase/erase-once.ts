/**
 * `tsx erase-once.ts DATA PORT SHARE`: a large company, or this share of it, in the embedded Firebase with its functions, in its own process; erases
 * a customer and reports the milliseconds, the invocations, and what was changed.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { toFields } from '#emulator/demo/to-fields.ts'
import { startEmulator } from '#emulator/index.ts'
import { erased, largeCompany } from './large-company.ts'
import type { Erased } from './types.ts'

const [dataDir = '', port = '0', share = '1'] = process.argv.slice(2)
const read = (name: string) => readFileSync(name, 'utf8')
const emulator = await startEmulator({
  dataDir,
  port: Number(port),
  projectId: 'demo-daybook',
  rules: read('firestore.rules'),
  indexes: read('firestore.indexes.json'),
  log(level, message) {
    if (level === 'warn' || level === 'error') console.error(message)
  },
})
const { engine, projectId } = emulator
const root = `projects/${projectId}/databases/(default)/documents`
const put = (documents: readonly { readonly path: string; readonly data: object }[]) =>
  engine.commit(
    documents.map(({ path, data }) => ({
      update: { name: `${root}/${path}`, fields: toFields(path, { ...data }) },
    })),
  )
for (const documents of largeCompany(Date.now(), Number(share))) await put(documents)
const env = { APP_ORIGIN: 'https://daybook.test', MAIL_IS_SENT: 'false' }
const functions = await emulator.startFunctions({ dir: resolve('functions'), env })
await functions.ready
await functions.idle()

const path = 'companies/demo-company/erasures/bench'
const from = performance.now()
await put([
  {
    path,
    data: {
      kind: 'customer',
      subjectId: erased.id,
      status: 'requested',
      requestedBy: 'demo-owner',
      requestedAt: new Date(),
    },
  },
])
await functions.idle()
const ms = performance.now() - from
const fields = engine.get(`${root}/${path}`)?.fields ?? {}
const textOf = (name: string) => Object.values(fields[name] ?? {}).map(String)[0] ?? ''
process.send?.({
  ms,
  status: textOf('status'),
  changed: Number(textOf('changed')),
  deleted: Number(textOf('deleted')),
  runs: Number(textOf('run')) + 1,
} satisfies Erased)
await emulator.close()
process.exit(0)
