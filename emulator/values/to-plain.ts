import type { Fields, Value } from './types.ts'

/** Fields as plain JSON: numbers as numbers, and all other scalars as texts or booleans. */
export function toPlain(fields: Fields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, plainValue(value)]),
  )
}

function plainValue(value: Value): unknown {
  if ('mapValue' in value) return toPlain(value.mapValue.fields ?? {})
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plainValue)
  if ('integerValue' in value) return Number(value.integerValue)
  const [content] = Object.values(value) as unknown[]
  return content
}
