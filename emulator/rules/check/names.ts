/** What may stand after `is`. */
export const typeNames: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
])

/** The variables that every rule sees. */
export const globalNames: ReadonlySet<string> = new Set(['request', 'resource'])
