/**
 * Fields in which order means nothing: two people's changes to them are both kept. Every other field is
 * one value, which two people can disagree about.
 */
const setFields: Readonly<Record<string, readonly string[]>> = {
  orders: ['assigneeIds', 'tags'],
  users: ['permissions'],
}

export function isSetField(collection: string, field: string): boolean {
  return setFields[collection]?.includes(field) ?? false
}
