import { collections } from '#domain/entities/collections.ts'
import { documentsRoot } from '../../wire/document-name.ts'
import type { QueryDoc, RestQuery } from '../../wire/firestore-rest.ts'
import { encodeFields } from '../../wire/values.ts'
import type { WireValue } from '../../wire/values.ts'
import type { Condition, WatchSpec } from '../watch-specs.ts'
import type { SetPart } from './set-parts.ts'

/** The document after which the next page begins. */
export interface Position {
  readonly name: string
  /** What the part is ordered by, as the server said it; null where that is the name alone. */
  readonly value: WireValue | null
}

export interface PartQuestion {
  readonly projectId: string
  readonly spec: WatchSpec
  readonly part: SetPart
  /** Instant (ISO) from which on documents belong to the set; null is the beginning. */
  readonly from: string | null
}

const operators = { '==': 'EQUAL', 'array-contains': 'ARRAY_CONTAINS' } as const

/** The next page of a part. */
export function pageQuery(question: PartQuestion, after: Position | null, size: number): RestQuery {
  const { spec, part } = question
  const direction = part.order === 'newest' ? 'DESCENDING' : 'ASCENDING'
  const orderedBy = part.order === 'name' ? [] : [serverTimeOf(spec)]
  const { parent, structuredQuery } = wholeQuery(question)
  const values = after && [...(after.value ? [after.value] : []), { referenceValue: after.name }]
  return {
    parent,
    structuredQuery: {
      ...structuredQuery,
      orderBy: [...orderedBy, '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction })),
      ...(values && { startAt: { values, before: false } }),
      limit: size,
    },
  }
}

/** All of a part, in no order: for counting. */
export function wholeQuery({ projectId, spec, part, from }: PartQuestion): RestQuery {
  const slash = spec.path.lastIndexOf('/')
  const filters = part.where.map(filterOf)
  if (from !== null && part.order !== 'name')
    filters.push(fieldFilter(serverTimeOf(spec), 'GREATER_THAN', { timestampValue: from }))
  const root = documentsRoot(projectId)
  return {
    parent: slash < 0 ? root : `${root}/${spec.path.slice(0, slash)}`,
    structuredQuery: {
      from: [{ collectionId: spec.path.slice(slash + 1) }],
      ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    },
  }
}

/** Where the page after this document begins. */
export function positionAfter({ spec, part }: PartQuestion, last: QueryDoc): Position {
  const value = part.order === 'name' ? null : (last.fields[serverTimeOf(spec)] ?? null)
  return { name: last.name, value }
}

function serverTimeOf({ collection }: WatchSpec): string {
  return collections[collection].serverTime
}

function filterOf({ field, op, value }: Condition) {
  return fieldFilter(field, operators[op], encodeFields({ value })['value'] ?? { nullValue: null })
}

function fieldFilter(fieldPath: string, op: string, value: WireValue) {
  return { fieldFilter: { field: { fieldPath }, op, value } }
}
