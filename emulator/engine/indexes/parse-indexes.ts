import * as v from 'valibot'
import type { Index, IndexMode, IndexScope, IndexSet } from '#emulator/store/index-entries.ts'
import { indexId } from '#emulator/store/index-entries.ts'
import { formatFieldPath, parseFieldPath } from '#emulator/values/field-path.ts'
import { nameField } from '../query/query.ts'

const scope = v.picklist(['COLLECTION', 'COLLECTION_GROUP'])
const order = v.picklist(['ASCENDING', 'DESCENDING'])

const indexFile = v.object({
  indexes: v.optional(
    v.array(
      v.object({
        collectionGroup: v.string(),
        queryScope: v.optional(scope, 'COLLECTION'),
        fields: v.array(
          v.object({
            fieldPath: v.string(),
            order: v.optional(order),
            arrayConfig: v.optional(v.literal('CONTAINS')),
          }),
        ),
      }),
    ),
    [],
  ),
  fieldOverrides: v.optional(
    v.array(
      v.object({
        collectionGroup: v.string(),
        fieldPath: v.string(),
        indexes: v.array(
          v.object({
            queryScope: v.optional(scope, 'COLLECTION'),
            order: v.optional(order),
            arrayConfig: v.optional(v.literal('CONTAINS')),
          }),
        ),
      }),
    ),
    [],
  ),
})

type IndexFile = v.InferOutput<typeof indexFile>

/**
 * Parses the content of `firestore.indexes.json`. Throws an Error that names the invalid path, for the
 * developer whose file it is.
 */
export function parseIndexes(json: unknown): IndexSet {
  const parsed = v.safeParse(indexFile, json)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(`firestore.indexes.json: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
  }
  return indexSet(parsed.output)
}

/** The indexes that every database has without any definition. */
export const automaticIndexes = indexSet({ indexes: [], fieldOverrides: [] })

function indexSet(file: IndexFile): IndexSet {
  const composites = new Map<string, Index[]>()
  for (const { collectionGroup, queryScope, fields } of file.indexes) {
    const list = composites.get(collectionGroup) ?? []
    list.push(compositeOf(queryScope, fields))
    composites.set(collectionGroup, list)
  }
  const overrides = new Map<string, ReadonlySet<string>>()
  for (const { collectionGroup, fieldPath, indexes } of file.fieldOverrides) {
    const field = fieldPath === '*' ? '*' : canonical(fieldPath)
    const kinds = indexes.map(({ queryScope, ...rest }) => `${queryScope} ${modeOf(rest)}`)
    overrides.set(`${collectionGroup} ${field}`, new Set(kinds))
  }
  return {
    definition: JSON.stringify([
      2,
      [...composites].map(([group, list]) => [group, list.map((x) => [x.scope, indexId(x)])]),
      [...overrides].map(([key, kinds]) => [key, [...kinds]]),
    ]),
    composites: (collectionId) => composites.get(collectionId) ?? [],
    hasSingle(collectionId, field, mode, inScope) {
      const kinds = overrides.get(`${collectionId} ${field}`) ?? overrides.get(`${collectionId} *`)
      if (!kinds) return inScope === 'COLLECTION'
      // An index can be scanned in both directions, so either is enough.
      if (mode === 'CONTAINS') return kinds.has(`${inScope} CONTAINS`)
      return kinds.has(`${inScope} ASC`) || kinds.has(`${inScope} DESC`)
    },
  }
}

function compositeOf(queryScope: IndexScope, given: IndexFile['indexes'][number]['fields']): Index {
  const fields = given.map(({ fieldPath, ...rest }) => {
    const path = parseFieldPath(fieldPath)
    return { path, field: formatFieldPath(path), mode: modeOf(rest) }
  })
  const last = fields.at(-1)
  return {
    scope: queryScope,
    fields: fields.filter(({ field }) => field !== nameField),
    nameDirection: last?.mode === 'DESC' ? 'DESC' : 'ASC',
  }
}

function modeOf(config: {
  order?: string | undefined
  arrayConfig?: string | undefined
}): IndexMode {
  if (config.arrayConfig !== undefined) return 'CONTAINS'
  return config.order === 'DESCENDING' ? 'DESC' : 'ASC'
}

function canonical(fieldPath: string): string {
  return formatFieldPath(parseFieldPath(fieldPath))
}
