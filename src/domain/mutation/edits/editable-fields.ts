/** How a value is typed. 'words' is a list of words; 'instant' is a date and time, or none. */
export type FieldKind = 'line' | 'text' | 'words' | 'priority' | 'instant'

/** A value in a mutation's arguments that a person can edit. */
export interface EditableField {
  readonly path: readonly string[]
  /** The stored field that this is the value of. */
  readonly field: string
  readonly kind: FieldKind
  readonly value: unknown
}

const kinds: Readonly<Record<string, FieldKind>> = {
  title: 'line',
  description: 'text',
  instructions: 'text',
  priority: 'priority',
  tags: 'words',
  plannedStart: 'instant',
  plannedEnd: 'instant',
  windowStart: 'instant',
  windowEnd: 'instant',
  dueAt: 'instant',
  startedAt: 'instant',
  endedAt: 'instant',
  resolution: 'text',
  reason: 'text',
  name: 'line',
  phone: 'line',
  email: 'line',
  notes: 'text',
  taxId: 'line',
  buyerReference: 'line',
  maker: 'line',
  model: 'line',
  serial: 'line',
  barcode: 'line',
  directions: 'text',
  gateCode: 'line',
  accessNotes: 'text',
  caption: 'text',
  text: 'text',
  line1: 'line',
  line2: 'line',
  postcode: 'line',
  city: 'line',
  region: 'line',
  country: 'line',
}

/** Maps whose fields are edited one by one. */
const nests: ReadonlySet<string> = new Set(['site', 'company', 'address', 'billingAddress'])

/** The values in a mutation's arguments that a person can edit; ids, steps and choices stay as they are. */
export function editableFields(args: unknown): readonly EditableField[] {
  if (!isMap(args)) return []
  if (!isMap(args.edits)) return fieldsOfMap(args, [])
  return Object.entries(args.edits).flatMap(([field, edit]) =>
    isMap(edit) ? fieldsOfValue(field, edit.to, ['edits', field, 'to']) : [],
  )
}

/** The editable values of one field. */
export function editableFieldsOf(field: string, value: unknown): readonly EditableField[] {
  return fieldsOfValue(field, value, [field])
}

/** A copy of the arguments with another value at an editable field's path. */
export function withFieldValue(args: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const map = isMap(args) ? args : {}
  return { ...map, [key]: withFieldValue(map[key], rest, value) }
}

function fieldsOfMap(
  map: Readonly<Record<string, unknown>>,
  path: readonly string[],
): readonly EditableField[] {
  return Object.entries(map).flatMap(([field, value]) =>
    fieldsOfValue(field, value, [...path, field]),
  )
}

function fieldsOfValue(
  field: string,
  value: unknown,
  path: readonly string[],
): readonly EditableField[] {
  const name = field.split('.').at(-1) ?? field
  if (nests.has(name) && isMap(value)) return fieldsOfMap(value, path)
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  return kind && fits(kind, value) ? [{ path, field: name, kind, value }] : []
}

function fits(kind: FieldKind, value: unknown): boolean {
  if (kind === 'words') return Array.isArray(value)
  return typeof value === 'string' || (kind === 'instant' && value === null)
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
