/** Whether two JSON values are equal. A missing key, `undefined` and `null` count as the same. */
export function equal(a: unknown, b: unknown): boolean {
  const [left, right] = [a ?? null, b ?? null]
  if (Object.is(left, right)) return true
  if (typeof left !== 'object' || typeof right !== 'object') return left === right
  if (left === null || right === null) return false
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false
    return left.every((item, i) => equal(item, right[i]))
  }
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].every((key) => equal(Reflect.get(left, key), Reflect.get(right, key)))
}
