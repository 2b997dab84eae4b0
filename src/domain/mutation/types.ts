import type { Result } from '#lib/result.ts'
import type { GenericSchema } from 'valibot'
import type { Actor } from '../access/actor.ts'
import type { Action } from '../access/can.ts'
import type { MergedValue } from '../entities/receipt.ts'
import type { FieldConflict, Problem } from '../problem.ts'
import type { Bounds } from '../time/bounds.ts'
import type { MutationName } from './mutation-name.ts'

/**
 * Where a document lives, inside the caller's company: `orders/abc`, `customers/x`.
 * Two collections are top-level in Firestore: `users/{uid}` and `companies/{companyId}`.
 */
export type Ref = `${string}/${string}`

/** A document's fields without its id. Instants are ISO strings, server times too. */
export type Doc = Readonly<Record<string, unknown>>

/** One field's change as the person meant it: what they saw and what they want. */
export interface FieldEdit {
  readonly from: unknown
  readonly to: unknown
}
export type FieldEdits = Readonly<Record<string, FieldEdit>>

/**
 * What a mutator sees of the stored documents. Every write also stamps `updatedAt` (the server's
 * time; the actor's time until then), `updatedBy` and `schema`.
 */
export interface Tx {
  get(ref: Ref): Doc | undefined
  /**
   * A document of `peeks` as the server was found to hold it: null where there is none, an empty one where the
   * actor may not see it. Undefined where nobody has looked yet: then all is taken to be well, and the rules say
   * otherwise.
   */
  peek(ref: Ref): Doc | null | undefined
  /** Fails later, at the server, where the document already exists. */
  create(ref: Ref, doc: Doc): void
  /** Replaces the named fields; others stay. Keys may be dotted paths into maps. */
  update(ref: Ref, fields: Doc): void
  /** Puts another document in its place, of which only these fields are there. */
  replace(ref: Ref, doc: Doc): void
  /** Leaves a tombstone: sets `deletedAt`, so that delta reads see the deletion. */
  delete(ref: Ref): void
  /** Three-way merge of fields; those that somebody else changed meanwhile are left and reported. */
  edit(ref: Ref, edits: FieldEdits): readonly FieldConflict[]
}

export interface MutationContext {
  readonly actor: Actor
  /** True time of the act, as an ISO instant: the device's clock corrected by the known offset. */
  readonly at: string
  /** Between when and when everything must lie that it says was done; left out, what `at` allows. */
  readonly bounds?: Bounds
  /** What the server holds of the mutation's `peeks`, where it was asked. */
  readonly peeked?: ReadonlyMap<Ref, Doc | null>
}

/**
 * A pure function that checks permission and state and writes. It runs on the phone at once, again at
 * the drain over what the server holds, and in the tests.
 */
export type Mutator<Args> = (tx: Tx, args: Args, context: MutationContext) => Result<void, Problem>

/** What one run of a mutator wants written: per document its new fields, and how it got there. */
export type Write =
  | { readonly type: 'create'; readonly ref: Ref; readonly doc: Doc }
  | { readonly type: 'update'; readonly ref: Ref; readonly fields: Doc }
  /** Nothing of what stood there stays. */
  | { readonly type: 'replace'; readonly ref: Ref; readonly doc: Doc }

export interface MutationRun {
  readonly writes: readonly Write[]
  /** Every document read or written; the one that the mutation is about comes first. */
  readonly refs: readonly Ref[]
  readonly conflicts: readonly { readonly ref: Ref; readonly fields: readonly FieldConflict[] }[]
  /** Fields that somebody else had changed too and that were settled without asking anybody. */
  readonly merged: readonly MergedValue[]
}

/** A named kind of change. `domain/mutation/registry.ts` holds them all. */
export interface MutationDefinition<Args> {
  /** Format of `args`; entries stored by an older app are raised by `upcast` before they are parsed. */
  readonly version: number
  readonly schema: GenericSchema<unknown, Args>
  readonly upcast?: (args: unknown, fromVersion: number) => unknown
  /** Its author needs one of these, whatever it is about: the rules refuse anybody else's receipt of it. */
  readonly may: readonly [Action, ...Action[]]
  /** Every document that `run` may read or write. `tx` on any other document is a bug and throws. */
  readonly refs: (args: Args) => readonly Ref[]
  /**
   * Documents that decide about it besides, which it does not wait for and which are read only after the rules
   * refused it: the order that a photo is of may have been closed meanwhile.
   */
  readonly peeks?: (args: Args) => readonly Ref[]
  /** Documents it tells of without reading or writing them: its receipt is a line of their history too. */
  readonly about?: (args: Args) => readonly Ref[]
  /** Photos that must have reached the server before this is sent: nobody shall find a dead link. */
  readonly photos?: (args: Args) => readonly string[]
  /**
   * The same change as several smaller ones, in order; null where there is nothing to take apart. Firestore limits
   * what one commit may cost. `docs` are the documents as they are before it.
   */
  readonly split?: (args: Args, docs: ReadonlyMap<Ref, Doc>) => readonly MutationPart[] | null
  readonly run: Mutator<Args>
}

/** One of several mutations that together do what a larger one does. */
export interface MutationPart {
  readonly name: MutationName
  readonly args: unknown
  /** Of the documents that it names, those that it only reads. */
  readonly reads?: readonly Ref[]
}
