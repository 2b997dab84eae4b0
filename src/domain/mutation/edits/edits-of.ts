import * as v from 'valibot'

/** The schema of one field's edit: any value that the person saw, and a valid wanted value. */
function editOf<S extends v.GenericSchema>(to: S) {
  return v.object({ from: v.optional(v.unknown(), null), to })
}

type Edits<E extends v.ObjectEntries> = {
  [K in keyof E]: v.ExactOptionalSchema<
    v.ObjectSchema<
      {
        readonly from: v.OptionalSchema<v.UnknownSchema, null>
        readonly to: E[K] & v.GenericSchema
      },
      undefined
    >,
    undefined
  >
}

/** The schema of edits to some of these fields; any other field is an error. */
export function editsOf<E extends Record<string, v.GenericSchema>>(
  entries: E,
): v.StrictObjectSchema<Edits<E>, undefined> {
  const edits = Object.entries(entries).map(([field, to]) => [field, v.exactOptional(editOf(to))])
  return v.strictObject(Object.fromEntries(edits) as Edits<E>)
}
