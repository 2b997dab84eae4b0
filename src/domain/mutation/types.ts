import type { Result } from '#lib/result.ts'
import type { GenericSchema } from 'valibot'
import type { Actor } from '../access/actor.ts'
import type { Action } from '../access/can.ts'
import type { MergedValue } from '../entities/receipt.ts'
import type { FieldConflict, Problem } from '../problem.ts'
import type { Bounds } from '../time/bounds.ts'
import type { MutationName } from './mutation-name.ts'

/**
 * The path of a document inside the caller's company: `orders/abc`, `customers/x`. Two collections are top-level in
 * Firestore: `users/{uid}` and `companies/{companyId}`.
 */
export type Ref = `${string}/${string}`

/** A document's fields without its id. Instants are ISO strings, including server times. */
export type Doc = Readonly<Record<string, unknown>>

/** One field's change: the value that the person saw and the one that they want. */
export interface FieldEdit {
  readonly from: unknown
  readonly to: unknown
}
export type FieldEdits = Readonly<Record<string, FieldEdit>>

/**
 * A mutator's view of the stored documents. Every write also stamps `updatedAt` (the server's time; the actor's time
 * until then), `updatedBy` and `schema`.
 */
export interface Tx {
  get(ref: Ref): Doc | undefined
  /**
   * A document of `consults` as the device shows it, or one of `peeks` as the server holds it: null where it does not exist, empty where the actor may not read it,
   * undefined before it was looked up. Undefined counts as no objection; the rules decide.
   */
  peek(ref: Ref): Doc | null | undefined
  /** Fails at the server if the document already exists. */
  create(ref: Ref, doc: Doc): void
  /** Replaces the named fields and keeps the others. Keys may be dotted paths into maps. */
  update(ref: Ref, fields: Doc): void
  /** Replaces the whole document by these fields. */
  replace(ref: Ref, doc: Doc): void
  /** Leaves a tombstone: sets `deletedAt`, so that delta reads see the deletion. */
  delete(ref: Ref): void
  /** Three-way merge of fields; fields in conflict with another person's change are left and returned. */
  edit(ref: Ref, edits: FieldEdits): readonly FieldConflict[]
}

export interface MutationContext {
  readonly actor: Actor
  /** True time of the act as an ISO instant: the device's clock corrected by the known offset. */
  readonly at: string
  /** The range in which all claimed times must lie; by default what `at` allows. */
  readonly bounds?: Bounds
  /**
   * Whether `docs` are the server's, for a commit that follows. Only then numbers of a series are given, which no device
   * keeps.
   */
  readonly isSending?: boolean
  /** The mutation's `peeks` as the server holds them, once they were looked up, or what it consults on the device. */
  readonly peeked?: ReadonlyMap<Ref, Doc | null>
}

/**
 * A pure function that checks permission and state and writes. It runs on the phone at once, again when the outbox is
 * sent over what the server holds, and in the tests.
 */
export type Mutator<Args> = (tx: Tx, args: Args, context: MutationContext) => Result<void, Problem>

/** What one run of a mutator wants written to one document. */
export type Write =
  | { readonly type: 'create'; readonly ref: Ref; readonly doc: Doc }
  | { readonly type: 'update'; readonly ref: Ref; readonly fields: Doc }
  /** Nothing of the previous document stays. */
  | { readonly type: 'replace'; readonly ref: Ref; readonly doc: Doc }

export interface MutationRun {
  readonly writes: readonly Write[]
  /** Every document read or written; the one that the mutation is about comes first. */
  readonly refs: readonly Ref[]
  readonly conflicts: readonly { readonly ref: Ref; readonly fields: readonly FieldConflict[] }[]
  /** Fields that someone else had also changed and that were merged without asking anyone. */
  readonly merged: readonly MergedValue[]
}

/** A kind of change. `domain/mutation/registry.ts` lists them all. */
export interface MutationDefinition<Args> {
  /** The format of `args`; entries stored by an older app are raised by `upcast` before they are parsed. */
  readonly version: number
  readonly schema: GenericSchema<unknown, Args>
  readonly upcast?: (args: unknown, fromVersion: number) => unknown
  /** Its author needs one of these permissions, whatever it is about: the rules refuse anyone else's receipt of it. */
  readonly may: readonly [Action, ...Action[]]
  /** Every document that `run` may read or write. Touching any other document is a bug and throws. */
  readonly refs: (args: Args) => readonly Ref[]
  /**
   * Documents that also decide about it, but that it does not wait for, unless an earlier change on the device creates
   * them. They are read only after the rules refused it: an order may have been closed before its photo arrived.
   */
  readonly peeks?: (args: Args) => readonly Ref[]
  /**
   * Documents that also decide about it where the device that makes the change has them; `peek` gives them then. When it
   * is sent, and where they are not on the device, they are undefined. `docs` are the documents before the change.
   */
  readonly consults?: (args: Args, docs: ReadonlyMap<Ref, Doc>, actor: Actor) => readonly Ref[]
  /** Documents whose history its receipt belongs to although `run` does not touch them. */
  readonly about?: (args: Args) => readonly Ref[]
  /** Photos that must be on the server before this is sent, so that no one finds a broken link. */
  readonly photos?: (args: Args) => readonly string[]
  /**
   * The same change as several smaller ones, in order; null where it cannot be split. Firestore limits the cost of one
   * commit. `docs` are the documents before the change.
   */
  readonly split?: (args: Args, docs: ReadonlyMap<Ref, Doc>) => readonly MutationPart[] | null
  readonly run: Mutator<Args>
}

/** One of several mutations that together do what a larger one does. */
export interface MutationPart {
  readonly name: MutationName
  readonly args: unknown
  /** Its documents that it only reads. */
  readonly reads?: readonly Ref[]
}
