import type { Doc } from '#domain/mutation/types.ts'

/** What the SDK gives for a timestamp, by its shape: the SDK itself is not needed to read it. */
interface TimestampLike {
  readonly seconds: number
  readonly nanoseconds: number
  toDate(): Date
}

/** A document as the SDK gives it, as plain JSON: timestamps become ISO texts with six fraction digits. */
export function plainDoc(data: Readonly<Record<string, unknown>>): Doc {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)]))
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  if (isTimestamp(value)) return instantOf(value)
  return plainDoc(value as Record<string, unknown>)
}

function instantOf({ seconds, nanoseconds }: TimestampLike): string {
  const [whole] = new Date(seconds * 1000).toISOString().split('.')
  const micros = String(Math.floor(nanoseconds / 1000)).padStart(6, '0')
  return `${whole}.${micros}Z`
}

function isTimestamp(value: object): value is TimestampLike {
  return 'seconds' in value && 'nanoseconds' in value && 'toDate' in value
}
