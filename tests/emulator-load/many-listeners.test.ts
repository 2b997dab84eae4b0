import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startEmulator } from '#emulator/index.ts'
import { createListener, type Query } from './tools/listener.ts'
import { createRandom } from './tools/random.ts'

const clients = 200
const targetsEach = 50
const groups = 100
const commits = 36
const root = 'projects/demo-daybook/databases/(default)/documents'

const dataDir = mkdtempSync(join(tmpdir(), 'daybook-many-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Target `at` of a client: a whole group, its top five, or its open items. */
function queryOf(client: number, at: number): Query {
  const group = (client * 7 + at) % groups
  const where = fieldFilter('group', { integerValue: String(group) })
  const from = [{ collectionId: 'items' }]
  if (at % 3 === 0) return { from, where }
  if (at % 3 === 1) {
    const orderBy = [{ field: { fieldPath: 'rank' }, direction: 'DESCENDING' }]
    return { from, where, orderBy, limit: 5 }
  }
  const open = fieldFilter('open', { booleanValue: true })
  return { from, where: { compositeFilter: { op: 'AND', filters: [where, open] } } }
}

function fieldFilter(fieldPath: string, value: object): object {
  return { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value } }
}

test('two hundred clients with fifty targets each get the results of their queries', async ({
  signal,
}) => {
  const random = createRandom(7)
  const emulator = await startEmulator({ dataDir, projectId: 'demo-daybook' })
  const { engine } = emulator
  const draw = (below: number): number => Math.floor(random() * below)

  function writesOf(): object[] {
    return Array.from({ length: 1 + draw(8) }, () => {
      const name = `${root}/items/i${draw(400)}`
      if (draw(5) === 0) return { delete: name }
      const fields = {
        group: { integerValue: String(draw(groups)) },
        rank: { integerValue: String(draw(1_000)) },
        open: { booleanValue: draw(2) === 0 },
      }
      return { update: { name, fields } }
    })
  }

  for (let count = 0; count < 40; count += 1) await engine.commit(writesOf())
  const listeners = Array.from({ length: clients }, (_, client) => {
    const queries = Array.from({ length: targetsEach }, (_, at) => queryOf(client, at))
    return { queries, client: createListener({ url: () => emulator.url, queries }) }
  })
  // Fails before the runner's timeout, so that the clients and the emulator are closed.
  const late = once(signal, 'abort').then(() => {
    throw new Error('The listeners do not have the results of their queries.')
  })

  /** Waits until every target has the result of its query; returns the number of non-empty results. */
  async function converged(): Promise<number> {
    const results = new Map<string, ReadonlyMap<string, string>>()
    const resultOf = (query: Query): ReadonlyMap<string, string> => {
      const key = JSON.stringify(query)
      const known = results.get(key)
      if (known) return known
      const { documents } = engine.runQuery(engine.prepareQuery(root, query))
      const found = new Map(documents.map(({ name, updateTime }) => [name, updateTime]))
      results.set(key, found)
      return found
    }
    const all = listeners.map(({ queries, client }) => {
      const wanted = queries.map(resultOf)
      return client.until(() => wanted.every((found, at) => isSame(client.held[at], found)))
    })
    await Promise.race([Promise.all(all), late])
    return [...results.values()].filter(({ size }) => size > 0).length
  }

  try {
    await Promise.all(Array.from({ length: commits }, () => engine.commit(writesOf())))
    // During these commits, connections are dropped repeatedly.
    for (let count = 0; count < commits; count += 1) {
      await engine.commit(writesOf())
      if (count % 12 === 6) emulator.dropConnections()
    }
    expect(await converged()).toBeGreaterThan(groups)
    const opened = listeners.map(({ client }) => client.counts.opened)
    // The last commits must arrive over the open streams, without a reconnect.
    for (let count = 0; count < commits / 2; count += 1) await engine.commit(writesOf())
    expect(await converged()).toBeGreaterThan(groups)
    expect(listeners.map(({ client }) => client.counts.opened)).toEqual(opened)
  } finally {
    for (const { client } of listeners) client.close()
    await emulator.close()
  }
}, 600_000)

function isSame(
  held: ReadonlyMap<string, string> | undefined,
  wanted: ReadonlyMap<string, string>,
): boolean {
  if (held?.size !== wanted.size) return false
  return [...wanted].every(([name, time]) => held.get(name) === time)
}
