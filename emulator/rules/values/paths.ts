import type { PathValue } from './value.ts'

/** The segments of a path; undefined where one is unknown (only in the proof of a query). */
export function knownSegments({ segments }: PathValue): readonly string[] | undefined {
  const known = segments.filter((segment) => typeof segment === 'string')
  return known.length === segments.length ? known : undefined
}
