/** A copy of a JSON value whose references into one database point into another one. */
export function withReferences(json: unknown, from: string, to: string): unknown {
  if (Array.isArray(json)) return json.map((item) => withReferences(item, from, to))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json).map(([key, value]: [string, unknown]) => [
      key,
      // A field may also be named `referenceValue`, but then its value is an object.
      key === 'referenceValue' && typeof value === 'string' && value.startsWith(from)
        ? `${to}${value.slice(from.length)}`
        : withReferences(value, from, to),
    ]),
  )
}
