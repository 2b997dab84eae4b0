import { fail, ok, type Result } from '#lib/result.ts'
import { setPath } from '#lib/paths.ts'
import { jsonFieldsOf, jsonLength } from '../stored/json-fields.ts'
import type { MergedValue } from '../entities/receipt.ts'
import type { FieldConflict, Problem } from '../problem.ts'
import { mergeEdits } from './edits/merge-edits.ts'
import { splitRef } from './refs.ts'
import type {
  Doc,
  MutationContext,
  MutationDefinition,
  MutationRun,
  Ref,
  Tx,
  Write,
} from './types.ts'

/**
 * Runs a mutator over the given documents (missing ones are absent from the map) and returns what it wants written;
 * changes nothing itself. Touching a document that `refs` does not name is a bug and throws.
 */
export function runMutation<Args>(
  definition: Pick<MutationDefinition<Args>, 'refs' | 'run'>,
  args: Args,
  context: MutationContext,
  docs: ReadonlyMap<Ref, Doc>,
): Result<MutationRun, Problem> {
  const declared = new Set(definition.refs(args))
  const current = new Map<Ref, Doc>()
  const touched = new Set<Ref>()
  const writes: Write[] = []
  const conflicts: { ref: Ref; fields: readonly FieldConflict[] }[] = []
  const merged: MergedValue[] = []
  let problem: Problem | null = null

  const get = (ref: Ref): Doc | undefined => {
    if (!declared.has(ref)) throw new Error(`The mutator did not declare ${ref}`)
    touched.add(ref)
    return current.get(ref) ?? docs.get(ref)
  }
  const update = (ref: Ref, fields: Doc): void => {
    let doc = get(ref)
    if (doc === undefined) {
      problem ??= { type: 'doc/missing', ref }
      return
    }
    if (Object.keys(fields).length === 0) return
    for (const [path, value] of Object.entries(fields)) doc = setPath(doc, path, value)
    current.set(ref, doc)
    writes.push({ type: 'update', ref, fields })
  }
  const tx: Tx = {
    get,
    peek(ref) {
      const found = context.peeked?.get(ref)
      // What the server does not have may have been created by an earlier mutation of the same commit.
      return found === null ? (docs.get(ref) ?? null) : found
    },
    update,
    create(ref, doc) {
      if (get(ref) !== undefined) problem ??= { type: 'doc/exists', ref }
      current.set(ref, doc)
      writes.push({ type: 'create', ref, doc })
    },
    replace(ref, doc) {
      if (get(ref) === undefined) problem ??= { type: 'doc/missing', ref }
      current.set(ref, doc)
      writes.push({ type: 'replace', ref, doc })
    },
    delete: (ref) => update(ref, { deletedAt: context.at }),
    edit(ref, edits) {
      const merge = mergeEdits(ref, get(ref) ?? {}, edits, context.actor)
      update(ref, merge.fields)
      merged.push(...merge.merged)
      if (merge.conflicts.length > 0) conflicts.push({ ref, fields: merge.conflicts })
      return merge.conflicts
    },
  }

  const outcome = definition.run(tx, args, context)
  if (!outcome.ok) return outcome
  if (problem !== null) return fail(problem)
  const tooLong = writes.flatMap((write) => tooLongIn(write, current.get(write.ref) ?? {}))
  if (tooLong.length > 0) {
    const issues = [...new Set(tooLong)].map((path) => ({ path, message: 'tooLong' }))
    return fail({ type: 'input/invalid', issues })
  }
  return ok({ writes, refs: [...declared].filter((ref) => touched.has(ref)), conflicts, merged })
}

/** Fields of a write that are longer than the server accepts. */
function tooLongIn(write: Write, doc: Doc): readonly string[] {
  const limits = Object.entries(jsonFieldsOf(splitRef(write.ref)[0]))
  const written = Object.keys(write.type === 'update' ? write.fields : write.doc)
  return limits.flatMap(([field, maxLength]) =>
    written.some((path) => path.split('.')[0] === field) && jsonLength(doc[field]) > maxLength
      ? [field]
      : [],
  )
}
