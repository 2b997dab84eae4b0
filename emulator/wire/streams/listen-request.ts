import * as v from 'valibot'
import type { Names } from '#emulator/wire/parse/names.ts'
import { parseWith } from '#emulator/wire/parse/parse-with.ts'
import { invalid } from '#emulator/wire/parse/invalid.ts'

const Target = v.object({
  /** Where it is missing or 0, the server chooses an id and sends it with ADD. */
  targetId: v.optional(v.pipe(v.number(), v.integer()), 0),
  query: v.exactOptional(
    v.object({ parent: v.string(), structuredQuery: v.record(v.string(), v.unknown()) }),
  ),
  documents: v.exactOptional(
    v.object({ documents: v.pipe(v.array(v.string()), v.maxLength(100)) }),
  ),
  resumeToken: v.exactOptional(v.string()),
  readTime: v.exactOptional(v.string()),
  expectedCount: v.exactOptional(v.union([v.number(), v.object({ value: v.number() })])),
  once: v.exactOptional(v.boolean()),
})

const Request = v.object({
  database: v.exactOptional(v.string()),
  addTarget: v.exactOptional(Target),
  removeTarget: v.exactOptional(v.pipe(v.number(), v.integer())),
})

/** One target to listen to. */
export type TargetRequest = v.InferOutput<typeof Target>

export type ListenRequest =
  | { readonly type: 'add'; readonly target: TargetRequest }
  | { readonly type: 'remove'; readonly targetId: number }

/** Parses a message of the Listen stream; throws INVALID_ARGUMENT. */
export function parseListenRequest(message: unknown, names: Names): ListenRequest {
  const { database, addTarget, removeTarget } = parseWith(Request, message)
  if (database !== undefined && database !== names.database)
    throw invalid('database', `expected ${names.database}`)
  if (removeTarget !== undefined) return { type: 'remove', targetId: removeTarget }
  if (!addTarget) throw invalid('', 'expected addTarget or removeTarget')
  return { type: 'add', target: addTarget }
}
