import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { createEngine } from '#emulator/engine/create-engine.ts'
import { automaticIndexes } from '#emulator/engine/indexes/parse-indexes.ts'
import { parseQuery } from '#emulator/engine/query/parse-query.ts'
import { createPlanner } from '#emulator/engine/query/plan-query.ts'
import { runQuery } from '#emulator/engine/query/run-query.ts'
import { createDocumentStore } from '#emulator/store/create-document-store.ts'
import { openLmdbStore } from '#emulator/store/open-lmdb-store.ts'
import type { OrderedStore } from '#emulator/store/types.ts'
import { call } from '../../emulator-load/tools/http-client.ts'
import { startOurs } from './create-ours.ts'
import { residentMemory } from './subject.ts'
import { median } from '../statistics.ts'

const documents = 1_000_000
const batch = 1_000
/** Concurrent batches. */
const lanes = 4
const runs = 5
const root = 'projects/demo-daybook/databases/(default)/documents'

interface MillionFigures {
  readonly startMs: number
  readonly queryMs: number
  readonly keysRead: number
  readonly memoryMiB: number
  readonly fillSeconds: number
}

/** Starts over a million documents several times and queries twenty of them each time. */
export async function measureMillion(dataDir: string): Promise<MillionFigures> {
  const begun = performance.now()
  await fill(dataDir)
  const fillSeconds = (performance.now() - begun) / 1000
  const starts: number[] = []
  const queries: number[] = []
  const memories: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now()
    const server = await startOurs(dataDir)
    await call(server.url, ':batchGet', { documents: [`${root}/many/d${run}`] })
    starts.push(performance.now() - started)
    const asked = performance.now()
    const found = await call<object[]>(server.url, ':runQuery', {
      structuredQuery: twentyBelow(documents - run * 1_000),
    })
    queries.push(performance.now() - asked)
    if (found.length !== 20) throw new Error(`The query found ${found.length} documents.`)
    memories.push(residentMemory(server.pid))
    await server.kill()
  }
  return {
    startMs: median(starts),
    queryMs: median(queries),
    keysRead: await countKeysRead(dataDir),
    memoryMiB: median(memories),
    fillSeconds,
  }
}

/** Fills a data folder as an import would. */
async function fill(dataDir: string): Promise<void> {
  const engine = await createEngine({ dataDir, projectId: 'demo-daybook' })
  for (let from = 0; from < documents; from += batch * lanes) {
    const starts = Array.from({ length: lanes }, (_, lane) => from + lane * batch)
    await Promise.all(starts.map((start) => engine.commit(writesFrom(start))))
    const done = from + batch * lanes
    if (done % 200_000 === 0) console.log(`${done} documents are written`)
  }
  await engine.close()
}

function writesFrom(start: number) {
  return Array.from({ length: batch }, (_, at) => {
    const n = start + at
    const fields = {
      title: { stringValue: `Document ${n}` },
      rank: { integerValue: String((n * 7_919) % documents) },
    }
    return { update: { name: `${root}/many/d${n}`, fields } }
  })
}

function twentyBelow(rank: number) {
  return {
    from: [{ collectionId: 'many' }],
    orderBy: [{ field: { fieldPath: 'rank' }, direction: 'DESCENDING' }],
    startAt: { values: [{ integerValue: String(rank) }], before: true },
    limit: 20,
  }
}

/** Runs the query over the same store while counting every key read. */
async function countKeysRead(dataDir: string): Promise<number> {
  const keys = openLmdbStore(join(dataDir, 'firestore'))
  let count = 0
  const counting: OrderedStore = {
    ...keys,
    get(key) {
      count += 1
      return keys.get(key)
    },
    *range(range, reverse) {
      for (const entry of keys.range(range, reverse)) {
        count += 1
        yield entry
      }
    },
  }
  const store = createDocumentStore(counting, automaticIndexes)
  const plan = createPlanner(automaticIndexes, false)
  count = 0
  runQuery({ store, plan, overrides: new Map() }, parseQuery(root, twentyBelow(documents)))
  await store.close()
  return count
}
