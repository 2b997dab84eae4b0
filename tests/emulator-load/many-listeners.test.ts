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
const commits = 60
const root = 'projects/demo-daybook/databases/(default)/documents'

const dataDir = mkdtempSync(join(tmpdir(), 'daybook-many-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Target `at` of a client: a group whole, its newest five, or what is open of it. */
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

test('two hundred clients with fifty targets each hold what the queries find', async ({
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
  try {
    await Promise.all(Array.from({ length: commits }, () => engine.commit(writesOf())))
    // Half of the commits come while the network fails now and then.
    for (let count = 0; count < commits; count += 1) {
      await engine.commit(writesOf())
      if (count % 20 === 10) emulator.dropConnections()
    }
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
    const expected = listeners.map(({ queries, client }) => ({
      client,
      wanted: queries.map(resultOf),
    }))
    const late = once(signal, 'abort').then(() => {
      throw new Error('The listeners do not hold what the queries find.')
    })
    const converged = Promise.all(
      expected.map(({ client, wanted }) =>
        client.until(() => wanted.every((found, at) => isSame(client.held[at], found))),
      ),
    )
    // Else nothing would be closed, and the runner would wait for it.
    await Promise.race([converged, late])
    expect([...results.values()].filter(({ size }) => size > 0).length).toBeGreaterThan(groups)
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
