import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { watchSpecs, type WatchSpec } from '#data/remote/watch-specs.ts'
import { collections } from '#domain/entities/collections.ts'
import { parseRow } from '#domain/entities/parse-row.ts'
import { past, userDoc } from './documents.ts'
import { people } from './people.ts'
import type { World } from './world.ts'

const indexFile = v.object({
  indexes: v.array(
    v.object({
      collectionGroup: v.string(),
      fields: v.array(v.object({ fieldPath: v.string() })),
    }),
  ),
})
const { indexes } = v.parse(indexFile, JSON.parse(readFileSync('firestore.indexes.json', 'utf8')))

/** What the devices of active members listen to must be proven by the rules and have its index. */
export function describeWatches(world: () => World): void {
  const members = people.filter(({ status }) => status === 'active')

  describe.each(members)('what the device of $uid listens to', (person) => {
    const user = parseRow('users', person.uid, userDoc(person))
    if (!user.ok) throw new Error(JSON.stringify(user.problem))

    it.each(watchSpecs(user.value))('$key', async (spec) => {
      if (spec.kind === 'doc') {
        expect(await world().mayGet(person.uid, spec.path)).toBe(true)
        return
      }
      const [parent, collection] = splitPath(spec.path)
      for (const since of spec.kind === 'delta' ? [false, true] : [false]) {
        const query = { from: [{ collectionId: collection }], ...clauses(spec, since) }
        expect(await world().mayList(person.uid, parent, query), world().lastDenial()).toBe(true)
      }
      const fields = spec.where.map(({ field }) => field)
      if (spec.kind === 'delta') fields.push(collections[spec.collection].serverTime)
      if (fields.length < 2) return
      const index = indexes.find(
        ({ collectionGroup, fields: indexed }) =>
          collectionGroup === collection &&
          indexed.map(({ fieldPath }) => fieldPath).join() === fields.join(),
      )
      expect(index, fields.join()).toBeDefined()
    })
  })
}

function clauses({ where, kind, collection }: WatchSpec, since: boolean): object {
  const { serverTime } = collections[collection]
  const filters = where.map(({ field, op, value }) =>
    fieldFilter(field, op === '==' ? 'EQUAL' : 'ARRAY_CONTAINS', toValue(value)),
  )
  if (since) filters.push(fieldFilter(serverTime, 'GREATER_THAN', { timestampValue: past }))
  const orderBy = [{ field: { fieldPath: serverTime }, direction: 'ASCENDING' }]
  return {
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(kind === 'delta' && { orderBy }),
  }
}

function fieldFilter(fieldPath: string, op: string, value: object) {
  return { fieldFilter: { field: { fieldPath }, op, value } }
}

function toValue(value: unknown): object {
  return typeof value === 'boolean' ? { booleanValue: value } : { stringValue: String(value) }
}

function splitPath(path: string): readonly [parent: string, collection: string] {
  const slash = path.lastIndexOf('/')
  return [slash < 0 ? '' : path.slice(0, slash), path.slice(slash + 1)]
}
