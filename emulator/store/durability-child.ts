import { createEngine } from '../engine/create-engine.ts'
import type { Write } from '../engine/types.ts'

/*
 * Run by durability.test.ts in a child process, which it kills: eight clients commit as fast as they can and
 * print one JSON line for each acknowledged commit.
 */

const [dataDir = '', round = '0'] = process.argv.slice(2)
const root = 'projects/demo/databases/(default)/documents'
const engine = await createEngine({ dataDir, projectId: 'demo' })

/** Two new documents and a shared counter, so that a partial commit would be visible. */
function writesOf(client: number, count: number): Write[] {
  const id = `${round}-${client}-${count}`
  const fields = {
    n: { integerValue: String(count) },
    padding: { stringValue: 'x'.repeat(count % 700) },
  }
  return [
    { update: { name: `${root}/left/${id}`, fields }, currentDocument: { exists: false } },
    { update: { name: `${root}/right/${id}`, fields }, currentDocument: { exists: false } },
    {
      update: { name: `${root}/counters/all`, fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
    },
  ]
}

async function commitForever(client: number): Promise<void> {
  for (let count = 0; ; count += 1) {
    const { commitTime, writeResults } = await engine.commit(writesOf(client, count))
    const [total] = writeResults[2]?.transformResults ?? []
    const line = { id: `${round}-${client}-${count}`, commitTime, total }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }
}

await Promise.all(Array.from({ length: 8 }, (_, client) => commitForever(client)))
