import { formatFieldPath } from '../values/field-path.ts'
import type { Demand } from './plan-query.ts'

/** What to tell a developer whose query needs an index: the definition to add, ready to paste. */
export function missingIndexMessage({
  scope,
  collectionId,
  fixed,
  orders,
  nameDirection,
}: Demand): string {
  const fields = [
    ...fixed.map(({ path, mode }) => ({ fieldPath: formatFieldPath(path), ...configOf(mode) })),
    ...orders.map(({ path, direction }) => ({
      fieldPath: formatFieldPath(path),
      ...configOf(direction),
    })),
  ]
  const last = orders.at(-1)
  if (last && last.direction !== nameDirection) {
    fields.push({ fieldPath: '__name__', ...configOf(nameDirection) })
  }
  const [only] = fields
  if (fields.length === 1 && only) {
    const { fieldPath, ...config } = only
    const indexes = [{ ...config, queryScope: scope }]
    return message('fieldOverrides', { collectionGroup: collectionId, fieldPath, indexes })
  }
  return message('indexes', { collectionGroup: collectionId, queryScope: scope, fields })
}

function configOf(mode: 'ASC' | 'DESC' | 'CONTAINS') {
  if (mode === 'CONTAINS') return { arrayConfig: 'CONTAINS' }
  return { order: mode === 'DESC' ? 'DESCENDING' : 'ASCENDING' }
}

function message(list: string, definition: unknown): string {
  return `The query requires an index. Add this to "${list}" in firestore.indexes.json: ${JSON.stringify(definition)}`
}
