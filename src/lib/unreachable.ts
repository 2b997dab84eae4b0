/** Closes a switch over a union: a new member becomes a compile error here. */
export function unreachable(value: never): never {
  throw new Error(`Unreachable: ${JSON.stringify(value)}`)
}
