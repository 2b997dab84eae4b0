import { collections } from '#domain/entities/collections.ts'
import { documentsRoot } from '#data/server/rest/document-name.ts'
import type { QueryDoc, RestQuery } from '#data/server/rest/firestore-rest.ts'
import { encodeFields } from '#data/server/rest/values.ts'
import type { WireValue } from '../../types/wire-value.ts'
import type { Condition, SetSpec } from '../followed-sets.ts'
import type { SetPart } from './set-parts.ts'

/** The document after which the next page begins. */
export interface Position {
  readonly name: string
  /** The value that the part is ordered by, as the server sent it; null if ordered by name only. */
  readonly value: WireValue | null
  /** Values of the range fields of the part, by which it is ordered next. */
  readonly ranged?: readonly WireValue[]
}

export interface PartQuestion {
  readonly projectId: string
  readonly spec: SetSpec
  readonly part: SetPart
  /** Instant (ISO) from which on documents belong to the set; null is the beginning. */
  readonly from: string | null
}

const operators = {
  '==': 'EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<': 'LESS_THAN',
} as const

/** The next page of a part. */
export function pageQuery(question: PartQuestion, after: Position | null, size: number): RestQuery {
  const { part } = question
  const { parent, structuredQuery } = selectionOf(question)
  const values = after && [
    ...(after.value ? [after.value] : []),
    ...(after.ranged ?? []),
    { referenceValue: after.name },
  ]
  return {
    parent,
    structuredQuery: {
      ...structuredQuery,
      orderBy: orderOf(part, [...orderedBy(question), '__name__']),
      ...(values && { startAt: { values, before: false } }),
      limit: size,
    },
  }
}

/** All of a part, for counting. Range fields are ordered explicitly, so that one index serves this and the pages. */
export function wholeQuery(question: PartQuestion): RestQuery {
  const { parent, structuredQuery } = selectionOf(question)
  const isRanged = rangedFields(question.part).length > 0
  const orderBy = isRanged && { orderBy: orderOf(question.part, orderedBy(question)) }
  return { parent, structuredQuery: { ...structuredQuery, ...orderBy } }
}

/** The cursor of the page after this document. */
export function positionAfter({ spec, part }: PartQuestion, last: QueryDoc): Position {
  const value = part.order === 'name' ? null : (last.fields[serverTimeOf(spec)] ?? null)
  const ranged = rangedFields(part).flatMap((field): readonly WireValue[] => {
    const found = last.fields[field]
    return found ? [found] : []
  })
  return { name: last.name, value, ...(ranged.length > 0 && { ranged }) }
}

function selectionOf({ projectId, spec, part, from }: PartQuestion): RestQuery {
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

function orderOf({ order }: SetPart, fields: readonly string[]) {
  const direction = order === 'newest' ? 'DESCENDING' : 'ASCENDING'
  return fields.map((fieldPath) => ({ field: { fieldPath }, direction }))
}

/** Firestore orders by its range fields. */
function orderedBy({ spec, part }: PartQuestion): readonly string[] {
  return [...(part.order === 'name' ? [] : [serverTimeOf(spec)]), ...rangedFields(part)]
}

function rangedFields({ where }: SetPart): readonly string[] {
  const ranged = where.filter(({ op }) => op === '>=' || op === '<')
  return [...new Set(ranged.map(({ field }) => field))]
}

function serverTimeOf({ collection }: SetSpec): string {
  return collections[collection].serverTime
}

/** A condition in the form of a Firestore query. */
export function filterOf({ field, op, value }: Condition) {
  return fieldFilter(field, operators[op], encodeFields({ value })['value'] ?? { nullValue: null })
}

function fieldFilter(fieldPath: string, op: string, value: WireValue) {
  return { fieldFilter: { field: { fieldPath }, op, value } }
}
