/** The first message inside a nested form error. */
export function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  for (const inner of Object.values(error)) {
    const found = firstMessage(inner)
    if (found !== undefined) return found
  }
  return undefined
}
