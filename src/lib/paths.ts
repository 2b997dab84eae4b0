type Fields = Readonly<Record<string, unknown>>

/** The value at a dotted path (`address.city`); undefined where the path ends early. */
export function getPath(fields: Fields, path: string): unknown {
  let value: unknown = fields
  for (const key of path.split('.')) {
    if (!isFields(value) || !Object.hasOwn(value, key)) return undefined
    value = value[key]
  }
  return value
}

/** A copy with the value at a dotted path replaced; missing maps on the way are created. */
export function setPath(fields: Fields, path: string, value: unknown): Fields {
  const [key = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...fields, [key]: value }
  const inner = fields[key]
  return { ...fields, [key]: setPath(isFields(inner) ? inner : {}, rest.join('.'), value) }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
