import type { Span } from '../parser/ast.ts'
import type { RulesDocument, RulesReader } from '../types.ts'
import { fromFields } from '../values/from-proto.ts'
import { knownSegments } from '../values/paths.ts'
import {
  type PathValue,
  type RulesValue,
  anything,
  bool,
  error,
  mapOf,
  path,
  string,
} from '../values/value.ts'
import type { OperationBudget } from './limits.ts'

export type LookupName = 'get' | 'exists' | 'getAfter' | 'existsAfter'

export const lookupNames: ReadonlySet<string> = new Set<LookupName>([
  'get',
  'exists',
  'getAfter',
  'existsAfter',
])

/** The document access calls of one operation: each path is read once, within the budget. */
export interface Lookups {
  run(name: LookupName, target: PathValue, at: Span): RulesValue
}

export function createLookups(reader: RulesReader, budget: OperationBudget): Lookups {
  const cache = new Map<string, RulesValue | undefined>()

  function read(name: LookupName, relative: string): RulesValue | undefined {
    const after = name === 'getAfter' || name === 'existsAfter'
    const key = after ? `after:${relative}` : relative
    if (cache.has(key)) return cache.get(key)
    budget.lookUp(key)
    const found = after ? reader.after(relative) : reader.before(relative)
    const value = found === undefined ? undefined : documentValue(relative, found)
    cache.set(key, value)
    return value
  }

  return {
    run(name, target, at) {
      const segments = knownSegments(target)
      if (segments === undefined) return anything
      const inDocuments =
        segments[0] === 'databases' && isThisDatabase(segments[1]) && segments[2] === 'documents'
      // A value with a slash is one segment, and no document has such an id.
      const isPlain = segments.every((segment) => segment !== '' && !segment.includes('/'))
      if (!inDocuments || !isPlain || segments.length < 5 || segments.length % 2 === 0) {
        return error(
          `Invalid document path in ${name}(): /${segments.join('/')}. Expected /databases/{database}/documents/{collection}/{document}.`,
          at,
        )
      }
      const relative = segments.slice(3).join('/')
      const document = read(name, relative)
      if (name === 'exists' || name === 'existsAfter') return bool(document !== undefined)
      if (document === undefined) {
        return error(
          `Service call error. Function: [${name}], Argument: [/${segments.join('/')}].`,
          at,
        )
      }
      return document
    },
  }
}

function isThisDatabase(name: string | undefined): boolean {
  return name === '(default)' || name === '%28default%29'
}

/** A document in the rules language: a map of `data`, `id` and `__name__`. */
export function documentValue(relative: string, document: RulesDocument): RulesValue {
  return mapOf({
    data: fromFields(document.fields),
    id: string(relative.slice(relative.lastIndexOf('/') + 1)),
    __name__: documentPath(relative),
  })
}

export function documentPath(relative: string): PathValue {
  return path(['databases', '(default)', 'documents', ...relative.split('/')])
}
