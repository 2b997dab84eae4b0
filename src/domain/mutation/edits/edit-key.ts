/**
 * Whether the edit under this key is of this field. What lies in a map is edited by its key alone: `bar`
 * is of the field `answers.bar`.
 */
export function isEditOf(key: string, field: string): boolean {
  return field === key || field.endsWith(`.${key}`)
}
