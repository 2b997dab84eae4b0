import type { Problem } from '#domain/problem.ts'

const unavailable = new Set([
  'MissingAPIError',
  'OpenFailedError',
  'DatabaseClosedError',
  'InvalidStateError',
  'UnknownError',
  'SecurityError',
  'VersionError',
])

/** The storage problem behind an exception of IndexedDB or Dexie, if it is one. */
export function storageProblem(error: unknown): Problem | undefined {
  const names = causes(error)
  if (names.includes('QuotaExceededError')) return { type: 'storage/full' }
  if (names.some((name) => unavailable.has(name))) return { type: 'storage/unavailable' }
  return undefined
}

function causes(error: unknown): string[] {
  const names: string[] = []
  let at: unknown = error
  for (let depth = 0; depth < 5 && at && typeof at === 'object'; depth += 1) {
    if ('name' in at && typeof at.name === 'string') names.push(at.name)
    at = 'inner' in at ? at.inner : undefined
  }
  return names
}
