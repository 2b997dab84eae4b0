const fields = new Set<() => void>()

/** Adds a field that saves what is typed after a pause; returns how to take it away again. */
export function addTypedField(save: () => void): () => void {
  fields.add(save)
  return () => fields.delete(save)
}

/** Has all fields of the page save at once what was typed, as before a step that is decided by it. */
export function saveTyped(): void {
  for (const save of fields) save()
}
