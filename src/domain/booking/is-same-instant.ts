/** Whether two instants, or nulls, are the same time however they are written. */
export function isSameInstant(a: string | null, b: string | null): boolean {
  return a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b))
}
