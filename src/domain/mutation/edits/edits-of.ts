import * as v from 'valibot'

/** The schema of one field's edit: what the person saw, whatever it was, and a valid wanted value. */
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

/** The schema of edits to some of these fields; naming any other field is an error. */
export function editsOf<E extends Record<string, v.GenericSchema>>(
  entries: E,
): v.StrictObjectSchema<Edits<E>, undefined> {
  const edits = Object.entries(entries).map(([field, to]) => [field, v.exactOptional(editOf(to))])
  return v.strictObject(Object.fromEntries(edits) as Edits<E>)
}
