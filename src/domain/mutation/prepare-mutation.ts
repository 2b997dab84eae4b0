import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import type { Actor } from '../access/actor.ts'
import { canEver } from '../access/can.ts'
import { inputProblem } from '../entities/input-problem.ts'
import type { Problem } from '../problem.ts'
import { isOvertakenSample } from './is-overtaken-sample.ts'
import { isMutationName, type MutationName } from './mutation-name.ts'
import { notAllowed } from './not-allowed.ts'
import { mutations } from './registry.ts'
import { runMutation } from './run-mutation.ts'
import type {
  Doc,
  MutationContext,
  MutationDefinition,
  MutationPart,
  MutationRun,
  Ref,
} from './types.ts'

/** A mutation with validated arguments that can be run any number of times. */
export interface PreparedMutation {
  readonly name: MutationName
  /** The version of `args` after upcasting to this app's. */
  readonly version: number
  readonly args: unknown
  /** Every document that it may touch; the first is the one that it is about. */
  readonly refs: readonly Ref[]
  /** Documents that also decide about it; see `MutationDefinition`. */
  readonly peeks: readonly Ref[]
  /** Documents whose history its receipt belongs to although it does not touch them. */
  readonly about: readonly Ref[]
  /** Photos that must be on the server first. */
  readonly photos: readonly string[]
  /** Smaller mutations that together do the same, in order; null where it cannot be split. */
  readonly parts: (docs: ReadonlyMap<Ref, Doc>) => readonly MutationPart[] | null
  /** Documents that the device that makes the change looks at besides, if it has them. */
  readonly consults: (docs: ReadonlyMap<Ref, Doc>, actor: Actor) => readonly Ref[]
  run(context: MutationContext, docs: ReadonlyMap<Ref, Doc>): Result<MutationRun, Problem>
}

/**
 * Finds a mutation by its stored name and validates its arguments. Without `version` they are this app's own. Fails
 * with 'mutation/unknown' for a name or version that only a newer app knows.
 */
export function prepareMutation(
  name: string,
  args: unknown,
  version?: number,
): Result<PreparedMutation, Problem> {
  if (!isMutationName(name)) return fail({ type: 'mutation/unknown', name, version: version ?? 0 })
  const definition = mutations[name] as unknown as MutationDefinition<unknown>
  const given = version ?? definition.version
  if (given > definition.version) return fail({ type: 'mutation/unknown', name, version: given })
  const raised = given < definition.version ? definition.upcast?.(args, given) : args
  const parsed = v.safeParse(definition.schema, raised)
  if (!parsed.success) return fail(inputProblem(parsed.issues))
  const refs = definition.refs(parsed.output)
  return ok({
    name,
    version: definition.version,
    args: parsed.output,
    refs,
    peeks: definition.peeks?.(parsed.output) ?? [],
    about: definition.about?.(parsed.output) ?? [],
    photos: definition.photos?.(parsed.output) ?? [],
    parts: (docs) => definition.split?.(parsed.output, docs) ?? null,
    consults: (docs, actor) => definition.consults?.(parsed.output, docs, actor) ?? [],
    run(context, docs) {
      if (!mayClaim(context.actor, name)) return notAllowed(definition.may[0])
      const run = runMutation(definition, parsed.output, context, docs)
      return !run.ok && isOvertakenSample(run.problem, refs) ? ok(nothingOf(refs)) : run
    },
  })
}

/** The run of a change that was overtaken: its receipt names the document that it was about. */
function nothingOf(refs: readonly Ref[]): MutationRun {
  return { writes: [], refs: refs.slice(0, 1), conflicts: [], merged: [] }
}

/** Whether a person may ever make this change, whichever document it is about. */
export function mayClaim(actor: Actor, name: MutationName): boolean {
  return mutations[name].may.some((action) => canEver(actor, action))
}
