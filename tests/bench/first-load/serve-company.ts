/**
 * `tsx serve-company.ts DATA ORDERS PORT APP-PORT`: the embedded Firebase with a company of this many orders and the
 * built app, in its own process. Answers each message with what it has sent until then.
 */
import { ServerResponse } from 'node:http'
import { toFields } from '#emulator/demo/to-fields.ts'
import { startDaybook } from '#emulator/start-daybook.ts'
import { grownCompany } from './grown-company.ts'
import type { Sent } from './types.ts'

const [dataDir = '', orders = '400', port = '0', appPort = '0'] = process.argv.slice(2)
const texts: string[] = []
let bytes = 0

// Bodies are only kept here and parsed when someone asks for them.
for (const method of ['write', 'end'] as const) {
  const original = ServerResponse.prototype[method]
  Object.assign(ServerResponse.prototype, {
    [method](this: ServerResponse, chunk: unknown, ...rest: unknown[]) {
      if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) {
        bytes += Buffer.byteLength(chunk)
        if (typeof chunk === 'string') texts.push(chunk)
      }
      return Reflect.apply(original, this, [chunk, ...rest])
    },
  })
}

const daybook = await startDaybook({
  root: process.cwd(),
  dataDir,
  port: Number(port),
  appPort: Number(appPort),
})
const { engine, projectId } = daybook.emulator
const root = `projects/${projectId}/databases/(default)/documents`
const seeded = `${root}/companies/demo-company/private/seeded`
if (!engine.get(seeded)) {
  for (const documents of grownCompany(Number(orders), Date.now())) {
    const missing = documents.filter(({ path }) => !engine.get(`${root}/${path}`))
    for (let i = 0; i < missing.length; i += 2000)
      await engine.commit(
        missing.slice(i, i + 2000).map(({ path, data }) => ({
          update: { name: `${root}/${path}`, fields: toFields(path, data) },
        })),
      )
  }
  await engine.commit([{ update: { name: seeded, fields: {} } }])
}

process.on('message', (asked) => {
  if (asked !== 'sent') return
  const fetched = texts.flatMap((text) => namesIn(text, /(?<!"documentChange":\{)"document"/))
  const listened = texts.flatMap((text) =>
    namesIn(text, /(?:"documentChange":\{"document"|"found")/),
  )
  process.send?.({ bytes, fetched, listened } satisfies Sent)
  texts.length = 0
  bytes = 0
})
process.on('disconnect', () => void daybook.close().then(() => process.exit(0)))
process.send?.({ url: daybook.appUrl })

/** Each document in an answer begins with its name, which no field of ours resembles. */
function namesIn(text: string, before: RegExp): string[] {
  const name = new RegExp(`${before.source}:\\{"name":"[^"]*/documents/([^"]+)"`, 'g')
  return [...text.matchAll(name)].map(([, found = '']) => found)
}
