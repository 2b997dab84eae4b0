/**
 * `tsx serve-log.ts DATA RECEIPTS PLACE PORT APP-PORT`: the embedded Firebase with its functions and the built app, in its own
 * process; the demo company has this many receipts, of the last days or older ones.
 */
import { toFields } from '#emulator/demo/to-fields.ts'
import { startDaybook } from '#emulator/start-daybook.ts'
import { logReceipts } from './log-receipts.ts'

const [dataDir = '', count = '0', place = '', port = '0', appPort = '0'] = process.argv.slice(2)
const daybook = await startDaybook({
  root: process.cwd(),
  dataDir,
  port: Number(port),
  appPort: Number(appPort),
  functions: { build: true },
})
const { engine, projectId } = daybook.emulator
const root = `projects/${projectId}/databases/(default)/documents`
for (const receipts of logReceipts(Number(count), Date.now(), place === 'server'))
  await engine.commit(
    receipts.map(({ path, data }) => ({
      update: { name: `${root}/${path}`, fields: toFields(path, data) },
    })),
  )
await daybook.functions?.ready
process.on('disconnect', () => void daybook.close().then(() => process.exit(0)))
process.send?.({ url: daybook.appUrl })
