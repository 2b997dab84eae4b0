import { performance } from 'node:perf_hooks'
import { createEngine } from '#emulator/engine/create-engine.ts'
import { call } from '../emulator-load/tools/http-client.ts'
import { startOurs } from './emulator-ours.ts'
import { median, residentMemory } from './emulator-subject.ts'

const documents = 1_000_000
const batch = 1_000
const root = 'projects/demo-daybook/databases/(default)/documents'

/** Fills a data folder as an import would. */
async function fill(dataDir: string): Promise<void> {
  const engine = await createEngine({ dataDir, projectId: 'demo-daybook' })
  for (let from = 0; from < documents; from += batch) {
    const writes = Array.from({ length: batch }, (_, at) => {
      const n = from + at
      const fields = {
        title: { stringValue: `Document ${n}` },
        rank: { integerValue: String((n * 7_919) % documents) },
      }
      return { update: { name: `${root}/many/d${n}`, fields } }
    })
    await engine.commit(writes)
  }
  await engine.close()
}

interface MillionFigures {
  readonly startMs: number
  readonly queryMs: number
  readonly memoryMiB: number
  readonly fillSeconds: number
}

/** Starts over a million documents, five times, and asks each time for twenty of them. */
export async function measureMillion(dataDir: string): Promise<MillionFigures> {
  const begun = performance.now()
  await fill(dataDir)
  const fillSeconds = (performance.now() - begun) / 1000
  const starts: number[] = []
  const queries: number[] = []
  const memories: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const started = performance.now()
    const server = await startOurs(dataDir)
    await call(server.url, ':batchGet', { documents: [`${root}/many/d${run}`] })
    starts.push(performance.now() - started)
    const asked = performance.now()
    const found = await call<object[]>(server.url, ':runQuery', {
      structuredQuery: {
        from: [{ collectionId: 'many' }],
        orderBy: [{ field: { fieldPath: 'rank' }, direction: 'DESCENDING' }],
        startAt: { values: [{ integerValue: String(documents - run * 1_000) }], before: true },
        limit: 20,
      },
    })
    queries.push(performance.now() - asked)
    if (found.length !== 20) throw new Error(`The query found ${found.length} documents.`)
    memories.push(residentMemory(server.pid))
    await server.kill()
  }
  return {
    startMs: median(starts),
    queryMs: median(queries),
    memoryMiB: median(memories),
    fillSeconds,
  }
}
