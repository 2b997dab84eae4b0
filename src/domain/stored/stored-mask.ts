import { jsonFieldsOf } from './json-fields.ts'

/** The field paths that an update of these paths writes: one inside a field that is stored as text is the whole field. */
export function storedMask(collection: string, mask: readonly string[]): readonly string[] {
  const texts = jsonFieldsOf(collection)
  const whole = (path: string) => path.split('.')[0] ?? path
  return [...new Set(mask.map((path) => (Object.hasOwn(texts, whole(path)) ? whole(path) : path)))]
}
