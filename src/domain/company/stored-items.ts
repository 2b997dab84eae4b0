import * as v from 'valibot'

/**
 * A stored list of items with a key each. An item that this app cannot read, one with the key of an earlier one, and
 * those beyond the limit are left out, so that one bad item does not hide the others.
 */
export function storedItems<
  K extends string,
  S extends v.GenericSchema<unknown, Record<K, string>>,
>(item: S, key: K, most: number) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values): readonly v.InferOutput<S>[] => {
      const known = new Map<string, v.InferOutput<S>>()
      for (const value of values) {
        if (known.size === most) break
        const parsed = v.safeParse(item, value, { abortEarly: true })
        if (parsed.success && !known.has(parsed.output[key]))
          known.set(parsed.output[key], parsed.output)
      }
      return [...known.values()]
    }),
  )
}

/** The same list as an edit sends it: every item is valid, no key stands twice, and there are not too many. */
export function editedItems<
  K extends string,
  S extends v.GenericSchema<unknown, Record<K, string>>,
>(item: S, key: K, most: number) {
  return v.pipe(
    v.array(item),
    v.maxLength(most, 'tooMany'),
    v.check((items) => new Set(items.map((one) => one[key])).size === items.length, 'twice'),
    v.readonly(),
  )
}
