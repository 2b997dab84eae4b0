/**
 * Whether an edit stored under this key belongs to this field. A value inside a map is edited by its key alone: `bar`
 * belongs to the field `answers.bar`.
 */
export function isEditOf(key: string, field: string): boolean {
  return field === key || field.endsWith(`.${key}`)
}
