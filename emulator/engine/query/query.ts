import type { FieldPath } from '#emulator/values/field-path.ts'
import type { Path } from '#emulator/values/resource-name.ts'
import type { Value } from '#emulator/values/types.ts'
import type { PreparedQuery, QueryFilter } from '../types.ts'

export type Operator = Extract<QueryFilter, { op: string }>['op']

export interface FieldFilter {
  readonly kind: 'field'
  readonly path: FieldPath
  /** The canonical text of the path. */
  readonly field: string
  readonly op: Operator
  readonly value: Value
}

interface CompositeFilter {
  readonly kind: 'and' | 'or'
  readonly filters: readonly Filter[]
}

export type Filter = FieldFilter | CompositeFilter

export interface Order {
  readonly path: FieldPath
  readonly field: string
  readonly direction: 'ASC' | 'DESC'
}

/** A position between documents: before or after those that equal the values in the first orders. */
export interface Cursor {
  readonly values: readonly Value[]
  readonly before: boolean
}

/** A validated query with everything implicit made explicit. */
export interface Query extends PreparedQuery {
  readonly parentPath: Path
  /** Empty for any collection. */
  readonly collectionId: string
  readonly allDescendants: boolean
  readonly where: Filter | undefined
  /** The filters in disjunctive normal form, with `in` and `array-contains-any` expanded. */
  readonly disjuncts: readonly (readonly FieldFilter[])[]
  /** Always ends with `__name__`. */
  readonly orders: readonly Order[]
  readonly startAt: Cursor | undefined
  readonly endAt: Cursor | undefined
  readonly limit: number | undefined
  readonly offset: number
  /** The fields to return; undefined for all. */
  readonly select: readonly FieldPath[] | undefined
}

export const nameField = '__name__'

export function isInequality(op: Operator): boolean {
  return op === '<' || op === '<=' || op === '>' || op === '>=' || op === '!=' || op === 'not-in'
}
