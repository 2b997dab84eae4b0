import type { PatternElement } from './program.ts'
import { type RulesValue, type UnknownValue, path, string, unknownOf } from './values/value.ts'

/** Any number of segments, none included: what stands before the collection of a collection group query. */
export const anySegments = Symbol('any segments')

/** A segment of the path that a request names; of a query's results it may be unknown. */
export type PathElement = string | UnknownValue | typeof anySegments

/** What each match statement captured, by its depth. */
export type Captures = ReadonlyMap<number, ReadonlyMap<string, RulesValue>>

/** Matches a whole pattern against a path: for every path that it stands for. Undefined where it does not match. */
export function matchPath(
  pattern: readonly PatternElement[],
  target: readonly PathElement[],
  version: '1' | '2',
): Captures | undefined {
  const captures = new Map<number, Map<string, RulesValue>>()

  function bind({ depth }: PatternElement, name: string, value: RulesValue): true {
    const own = captures.get(depth) ?? new Map<string, RulesValue>()
    captures.set(depth, own.set(name, value))
    return true
  }
  function matchFrom(index: number, at: number): boolean {
    const element = pattern[index]
    if (element === undefined) return at === target.length
    const { part } = element
    const segment = target[at]
    if (part.kind === 'recursive') {
      for (let end = target.length; end >= at; end -= 1) {
        const covered = target.slice(at, end)
        // Before version 2 it takes a segment at least, and collection groups match nothing.
        const enough = version === '2' || (covered.length > 0 && !covered.includes(anySegments))
        if (enough && matchFrom(index + 1, end)) return bind(element, part.name, pathOf(covered))
      }
      return false
    }
    if (segment === undefined || segment === anySegments) return false
    if (part.kind === 'text') return segment === part.text && matchFrom(index + 1, at + 1)
    const value = typeof segment === 'string' ? string(segment) : segment
    return matchFrom(index + 1, at + 1) && bind(element, part.name, value)
  }

  return matchFrom(0, 0) ? captures : undefined
}

function pathOf(segments: readonly PathElement[]): RulesValue {
  const known: (string | UnknownValue)[] = []
  for (const segment of segments) {
    if (segment === anySegments) return unknownOf('path')
    known.push(segment)
  }
  return path(known)
}
