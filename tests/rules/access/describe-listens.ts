import { describe, expect, it } from 'vitest'
import { filterOf, pageQuery, wholeQuery } from '#data/remote/first-load/part-query.ts'
import { partsOf } from '#data/remote/first-load/set-parts.ts'
import { followedSets, setAt, type SetSpec } from '#data/remote/followed-sets.ts'
import { collections } from '#domain/entities/collections.ts'
import { documentsRoot } from '#data/server/rest/document-name.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { past, userDoc } from '../world/documents.ts'
import { people } from '../world/people.ts'
import type { World } from '../world/world.ts'

/** The project of the tests' documents. */
const projectId = 'demo'

/** The rules must allow every query of an active member's device. Each query is also run, which records its index. */
export function describeListens(world: () => World): void {
  const members = people.filter(({ status }) => status === 'active')

  describe.each(members)('the queries of the device of $uid', (person) => {
    const user = parseRow('users', person.uid, userDoc(person))
    if (!user.ok) throw new Error(JSON.stringify(user.problem))

    it.each(followedSets(user.value, null))('$key', async (followed) => {
      const spec = setAt(followed, Date.parse(past))
      if (spec.kind === 'doc') {
        expect(await world().mayGet(person.uid, spec.path)).toBe(true)
        return
      }
      const [parent, collection] = splitPath(spec.path)
      for (const since of spec.kind === 'delta' ? [false, true] : [false]) {
        const query = { from: [{ collectionId: collection }], ...clauses(spec, since) }
        expect(await world().mayList(person.uid, parent, query), world().lastDenial()).toBe(true)
      }
    })

    it.each(firstLoads(followedSets(user.value, null)))(
      '$spec.key, the first time: $order',
      async (part) => {
        const { spec } = part
        const [parent] = splitPath(spec.path)
        const from = spec.firstDays === null ? null : past
        const load = { projectId, spec, part, from }
        const name = `${documentsRoot(projectId)}/${spec.path}/some`
        const value = part.order === 'name' ? null : { timestampValue: past }
        const ranged = part.where.filter(({ op }) => op === '>=' || op === '<')
        const byField = new Map(ranged.map((condition) => [condition.field, condition]))
        const values = [...byField.values()].map((one) => filterOf(one).fieldFilter.value)
        for (const { structuredQuery } of [
          pageQuery(load, null, 500),
          pageQuery(load, { name, value, ranged: values }, 500),
          wholeQuery(load),
        ]) {
          const may = world().mayList(person.uid, parent, structuredQuery)
          expect(await may, world().lastDenial()).toBe(true)
        }
      },
    )
  })
}

function firstLoads(specs: readonly SetSpec[]) {
  return specs.flatMap((spec) => partsOf(spec).map((part) => ({ ...part, spec })))
}

function clauses({ where, kind, collection }: SetSpec, since: boolean): object {
  const { serverTime } = collections[collection]
  const filters = where.map(filterOf)
  if (since) {
    const field = { fieldPath: serverTime }
    filters.push({ fieldFilter: { field, op: 'GREATER_THAN', value: { timestampValue: past } } })
  }
  const orderBy = [{ field: { fieldPath: serverTime }, direction: 'ASCENDING' }]
  return {
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(kind === 'delta' && { orderBy }),
  }
}

function splitPath(path: string): readonly [parent: string, collection: string] {
  const slash = path.lastIndexOf('/')
  return [slash < 0 ? '' : path.slice(0, slash), path.slice(slash + 1)]
}
