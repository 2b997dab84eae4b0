import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import type { Doc } from '../mutation/types.ts'
import type { Problem } from '../problem.ts'
import { collections, type CollectionName, type Entities } from '../entities/collections.ts'
import { inputProblem } from '../entities/input-problem.ts'

/**
 * Parses a stored document into an entity. Unknown fields are dropped. In a document written by a newer app,
 * unreadable fields fall back to their defaults; it fails only where one without a default is unreadable ("update the
 * app"). Never throws, and stops at the first issue of each field, so that a document with a hundred thousand wrong
 * values costs no more than one.
 */
export function parseRow<C extends CollectionName>(
  collection: C,
  id: string,
  doc: Doc,
): Result<Entities[C], Problem> {
  try {
    const { schema, version } = collections[collection]
    const parsed = v.safeParse(schema, doc, { abortEarly: true })
    const isNewer = typeof doc.schema === 'number' && doc.schema > version
    const issues = parsed.success ? [] : issuesOf(schema, doc)
    const known = isNewer && !parsed.success ? without(doc, issues) : doc
    const again = known === doc ? parsed : v.safeParse(schema, known, { abortEarly: true })
    if (again.success) return ok({ ...again.output, id } as unknown as Entities[C])
    return fail(inputProblem(known === doc ? issues : issuesOf(schema, known)))
  } catch (error) {
    return fail({ type: 'input/invalid', issues: [{ path: '', message: String(error) }] })
  }
}

/** The first issue of each field. */
function issuesOf({ entries }: { readonly entries: v.ObjectEntries }, doc: Doc) {
  return Object.entries(entries).flatMap(([field, entry]): readonly v.BaseIssue<unknown>[] => {
    const parsed = v.safeParse(v.object({ [field]: entry }), doc, { abortEarly: true })
    return parsed.success ? [] : parsed.issues
  })
}

function without(doc: Doc, issues: readonly v.BaseIssue<unknown>[]): Doc {
  const unreadable = new Set(issues.map((issue) => issue.path?.[0]?.key))
  return Object.fromEntries(Object.entries(doc).filter(([key]) => !unreadable.has(key)))
}
