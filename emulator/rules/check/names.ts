/** The type names that are allowed after `is`. */
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

/** The variables that are defined in every rule. */
export const globalNames: ReadonlySet<string> = new Set(['request', 'resource'])
