import type { Span } from '../parser/ast.ts'

/** The type names of `is` and of error messages. */
export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'path'
  | 'list'
  | 'set'
  | 'map'
  | 'map_diff'

export type NullValue = { readonly type: 'null' }
type BoolValue = { readonly type: 'bool'; readonly value: boolean }
export type IntValue = { readonly type: 'int'; readonly value: bigint }
export type FloatValue = { readonly type: 'float'; readonly value: number }
export type StringValue = { readonly type: 'string'; readonly value: string }
export type BytesValue = { readonly type: 'bytes'; readonly value: Uint8Array }
/** Nanoseconds since 1970-01-01T00:00:00Z. */
export type TimestampValue = { readonly type: 'timestamp'; readonly nanos: bigint }
export type DurationValue = { readonly type: 'duration'; readonly nanos: bigint }
export type LatLngValue = {
  readonly type: 'latlng'
  readonly latitude: number
  readonly longitude: number
}
/** In the proof of a query a segment may be unknown (the id of a document that could be returned). */
export type PathValue = {
  readonly type: 'path'
  readonly segments: readonly (string | UnknownValue)[]
}
export type ListValue = { readonly type: 'list'; readonly items: readonly RulesValue[] }
export type SetValue = { readonly type: 'set'; readonly items: readonly RulesValue[] }
/** `open` maps (only in the proof of a query) may have more keys than `entries`. */
export type MapValue = {
  readonly type: 'map'
  readonly entries: ReadonlyMap<string, RulesValue>
  readonly open?: boolean
}
export type MapDiffValue = {
  readonly type: 'map_diff'
  readonly before: MapValue
  readonly after: MapValue
}

/** A failed evaluation. It is a value, because an argument or `let` that fails only matters where it is used. */
export type ErrorValue = { readonly type: 'error'; readonly message: string; readonly span: Span }

export interface Bound {
  readonly value: KnownValue
  readonly inclusive: boolean
}

/** A partly known value in the proof of a query: it represents every value that matches the known facts. */
export type UnknownValue = {
  readonly type: 'unknown'
  /** Whether it is certainly a value and not an error, such as a missing field. */
  readonly certain: boolean
  /** The types it can have; undefined for any. */
  readonly types?: ReadonlySet<TypeName>
  /** Bounds in Firestore's order, both of the same type class. NaN is outside all bounds. */
  readonly min?: Bound
  readonly max?: Bound
  /** Values that it certainly does not equal. */
  readonly excludes?: readonly KnownValue[]
  /** For a list or set: values that it certainly contains. */
  readonly contains?: readonly RulesValue[]
}

export type KnownValue =
  | NullValue
  | BoolValue
  | IntValue
  | FloatValue
  | StringValue
  | BytesValue
  | TimestampValue
  | DurationValue
  | LatLngValue
  | PathValue
  | ListValue
  | SetValue
  | MapValue
  | MapDiffValue

export type RulesValue = KnownValue | ErrorValue | UnknownValue

export const nullValue: NullValue = { type: 'null' }
export const trueValue: BoolValue = { type: 'bool', value: true }
const falseValue: BoolValue = { type: 'bool', value: false }
/** Any value, or an error. */
export const anything: UnknownValue = { type: 'unknown', certain: false }

export const bool = (value: boolean): BoolValue => (value ? trueValue : falseValue)
export const int = (value: bigint | number): IntValue => ({ type: 'int', value: BigInt(value) })
export const float = (value: number): FloatValue => ({ type: 'float', value })
export const string = (value: string): StringValue => ({ type: 'string', value })
export const bytes = (value: Uint8Array): BytesValue => ({ type: 'bytes', value })
export const timestamp = (nanos: bigint): TimestampValue => ({ type: 'timestamp', nanos })
export const duration = (nanos: bigint): DurationValue => ({ type: 'duration', nanos })
export const path = (segments: PathValue['segments']): PathValue => ({ type: 'path', segments })
export const list = (items: readonly RulesValue[]): ListValue => ({ type: 'list', items })
export const map = (entries: ReadonlyMap<string, RulesValue>): MapValue => ({
  type: 'map',
  entries,
})
export const mapOf = (entries: Readonly<Record<string, RulesValue>>): MapValue =>
  map(new Map(Object.entries(entries)))
export const error = (message: string, span: Span): ErrorValue => ({ type: 'error', message, span })
export const unknownOf = (...types: readonly TypeName[]): UnknownValue => ({
  type: 'unknown',
  certain: true,
  types: new Set(types),
})
/** The id of a document that a query could return: a non-empty string without slashes. */
export const unknownId: UnknownValue = unknownOf('string')

export function isKnown(value: RulesValue): value is KnownValue {
  return value.type !== 'unknown' && value.type !== 'error'
}

/** Whether no part of the value is unknown, at any depth. */
export function isFullyKnown(value: RulesValue): boolean {
  switch (value.type) {
    case 'unknown':
      return false
    case 'list':
    case 'set':
      return value.items.every(isFullyKnown)
    case 'map':
      return value.open !== true && [...value.entries.values()].every(isFullyKnown)
    case 'map_diff':
      return isFullyKnown(value.before) && isFullyKnown(value.after)
    case 'path':
      return value.segments.every((segment) => typeof segment === 'string')
    case 'null':
    case 'bool':
    case 'int':
    case 'float':
    case 'string':
    case 'bytes':
    case 'timestamp':
    case 'duration':
    case 'latlng':
    case 'error':
      return true
  }
}
