import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import type { Doc } from '../mutation/types.ts'
import type { Problem } from '../problem.ts'
import { collections, type CollectionName, type Entities } from './collections.ts'
import { inputProblem } from './input-problem.ts'

/**
 * A stored document as an entity. Fields we do not know are left out. Of a document written by a newer
 * app, fields that we cannot read fall back to their defaults; it fails only where one without a default
 * is unreadable ("update the app").
 */
export function parseRow<C extends CollectionName>(
  collection: C,
  id: string,
  doc: Doc,
): Result<Entities[C], Problem> {
  const { schema, version }: { schema: v.GenericSchema; version: number } = collections[collection]
  let parsed = v.safeParse(schema, doc)
  if (!parsed.success && typeof doc.schema === 'number' && doc.schema > version) {
    parsed = v.safeParse(schema, without(doc, parsed.issues))
  }
  if (!parsed.success) return fail(inputProblem(parsed.issues))
  return ok({ ...(parsed.output as object), id } as unknown as Entities[C])
}

function without(doc: Doc, issues: readonly v.BaseIssue<unknown>[]): Doc {
  const unreadable = new Set(issues.map((issue) => issue.path?.[0]?.key))
  return Object.fromEntries(Object.entries(doc).filter(([key]) => !unreadable.has(key)))
}
