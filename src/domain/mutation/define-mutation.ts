import type * as v from 'valibot'
import type { Actor } from '../access/actor.ts'
import type { Action } from '../access/can.ts'
import type { Doc, MutationDefinition, MutationPart, Mutator, Ref } from './types.ts'

interface Parts<S extends v.GenericSchema> {
  readonly version: number
  readonly schema: S
  readonly may: readonly [Action, ...Action[]]
  readonly upcast?: (args: unknown, fromVersion: number) => unknown
  /** The first document is the one that the mutation is about. */
  readonly refs: (args: v.InferOutput<S>) => readonly [Ref, ...Ref[]]
  readonly peeks?: (args: v.InferOutput<S>) => readonly Ref[]
  readonly consults?: (
    args: v.InferOutput<S>,
    docs: ReadonlyMap<Ref, Doc>,
    actor: Actor,
  ) => readonly Ref[]
  readonly about?: (args: v.InferOutput<S>) => readonly Ref[]
  readonly photos?: (args: v.InferOutput<S>) => readonly string[]
  readonly split?: (
    args: v.InferOutput<S>,
    docs: ReadonlyMap<Ref, Doc>,
  ) => readonly MutationPart[] | null
  readonly run: Mutator<v.InferOutput<S>>
}

/** Defines a mutation and infers the type of its arguments from the schema. */
export function defineMutation<S extends v.GenericSchema>(
  parts: Parts<S>,
): MutationDefinition<v.InferOutput<S>> & Parts<S> {
  return parts
}
