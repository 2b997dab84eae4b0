import type { PatternElement } from './program.ts'
import { type RulesValue, type UnknownValue, path, string, unknownOf } from './values/value.ts'

/** Any number of segments (or none): the unknown path before the collection of a collection group query. */
export const anySegments = Symbol('any segments')

/** A segment of the requested path; it may be unknown for the results of a query. */
export type PathElement = string | UnknownValue | typeof anySegments

/** The captures of each match statement, by depth. */
export type Captures = ReadonlyMap<number, ReadonlyMap<string, RulesValue>>

/** Matches a whole pattern against a path with unknown segments. Undefined where it does not match all such paths. */
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
        // In version 1 it matches at least one segment, and never a collection group.
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
