import { formatFieldPath } from '#emulator/values/field-path.ts'
import type { Demand } from './demand.ts'

interface IndexConfig {
  readonly order?: 'ASCENDING' | 'DESCENDING'
  readonly arrayConfig?: 'CONTAINS'
}

/** An entry of one of the two lists of firestore.indexes.json. */
export type NeededIndex =
  | {
      readonly list: 'indexes'
      readonly definition: {
        readonly collectionGroup: string
        readonly queryScope: string
        readonly fields: readonly ({ readonly fieldPath: string } & IndexConfig)[]
      }
    }
  | {
      readonly list: 'fieldOverrides'
      readonly definition: {
        readonly collectionGroup: string
        readonly fieldPath: string
        readonly indexes: readonly ({ readonly queryScope: string } & IndexConfig)[]
      }
    }

/** The definition of the one index that serves a demand. */
export function neededIndex(demand: Demand): NeededIndex {
  const { scope, collectionId, fixed, orders, included, nameDirection } = demand
  const fields = [
    ...fixed.map(({ path, mode }) => ({ fieldPath: formatFieldPath(path), ...configOf(mode) })),
    ...orders.map(({ path, direction }) => ({
      fieldPath: formatFieldPath(path),
      ...configOf(direction),
    })),
    ...included.map(({ path }) => ({
      fieldPath: formatFieldPath(path),
      ...configOf(nameDirection),
    })),
  ]
  const last = orders.at(-1)
  if (last && included.length === 0 && last.direction !== nameDirection) {
    fields.push({ fieldPath: '__name__', ...configOf(nameDirection) })
  }
  const [only] = fields
  if (fields.length === 1 && only) {
    const { fieldPath, ...config } = only
    const indexes = [{ ...config, queryScope: scope }]
    return {
      list: 'fieldOverrides',
      definition: { collectionGroup: collectionId, fieldPath, indexes },
    }
  }
  return {
    list: 'indexes',
    definition: { collectionGroup: collectionId, queryScope: scope, fields },
  }
}

function configOf(mode: 'ASC' | 'DESC' | 'CONTAINS'): IndexConfig {
  if (mode === 'CONTAINS') return { arrayConfig: 'CONTAINS' }
  return { order: mode === 'DESC' ? 'DESCENDING' : 'ASCENDING' }
}
