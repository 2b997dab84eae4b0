import type { Actor } from '#domain/access/actor.ts'
import type { LostValue } from '#domain/entities/receipt.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { FieldConflict, Problem } from '#domain/problem.ts'
import type { Fix } from '#domain/tracking/fix.ts'

/**
 * A document as this device shows it: the server's version with the unsent mutations on top. `storedEntity` reads it as
 * an entity, `docOf` as the document.
 */
export type Row = Doc & { readonly id: string }

/** The server's version of a document that unsent mutations have changed here; null: it has none. */
export interface ServerVersionRow {
  readonly ref: Ref
  readonly doc: Doc | null
}

/** A mutation that the server has not acknowledged. Instants ending in `Ms` are device-clock milliseconds. */
export interface OutboxRow {
  readonly seq: number
  readonly id: string
  readonly name: string
  /** Format of `args`. */
  readonly version: number
  readonly args: unknown
  /** Who acted, as this device knew them then. */
  readonly actor: Actor
  /** True time of the act: the device's clock corrected by the known offset to the server's. */
  readonly at: string
  /** The device's own clock at that moment, uncorrected. */
  readonly deviceAt: string
  readonly deviceId: string
  /** Server time less device time as then known, in milliseconds. */
  readonly offsetMs: number
  /** Every document it may read or write, and those that the rules look at and that were created here and not sent. */
  readonly refs: readonly Ref[]
  /** Those of `refs` that it wrote when it ran here. */
  readonly writes: readonly Ref[]
  /** Those of `writes` that it created; missing if an older app queued it. */
  readonly creates?: readonly Ref[]
  readonly state: 'waiting' | 'sending' | 'needsYou'
  /** How often it was sent with an unknown or refused outcome. If above 0, its receipt is looked up first. */
  readonly attempts: number
  /** How often it failed by itself with a temporary error. */
  readonly failures: number
  /** Not sent before this time on the device's clock. */
  readonly notBefore: number
  readonly attemptId: string | null
  readonly leaseUntil: number
  readonly problem: Problem | null
  /** Fields that someone else changed in the meantime: they wait for the user's choice. */
  readonly conflicts: readonly FieldConflict[]
  /** Conflicts that the user has resolved; the receipt keeps the losing values. */
  readonly settled: readonly LostValue[]
  /** Photos whose bytes must be at the server before it is sent. */
  readonly waitsFor: readonly string[]
  /** Length of `args` as JSON text. */
  readonly bytes: number
}

export interface KeyValueRow {
  readonly key: string
  readonly value: unknown
}

/** A document that this app version cannot read. It has no row, so that no query meets it. */
export interface UnreadableRow {
  readonly ref: Ref
  readonly issues: readonly string[]
  /** As the screens would see it if it could be read; missing if an older app left it in its table. */
  readonly doc?: Doc
}

/**
 * A photo or signature on its way. Its bytes lie in `blobParts`, and stay there as a cache when it is 'sent'.
 * 'unwanted': withdrawn, or its order was deleted; uploaded chunks are deleted again.
 */
export interface BlobRow {
  /** The photo's id. */
  readonly id: string
  /** The document it belongs to. */
  readonly about: string
  readonly companyId: string
  readonly contentType: string
  readonly size: number
  readonly chunks: number
  /** Chunks that the server is known to hold, from the first on. */
  readonly sent: number
  readonly state: 'waiting' | 'sent' | 'unwanted' | 'needsYou'
  readonly failures: number
  readonly notBefore: number
  readonly problem: Problem | null
  /** True time at which it was taken. */
  readonly at: string
}

/** One chunk of a photo's bytes. */
export interface BlobPartRow {
  readonly photoId: string
  readonly index: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** One position of this device, on its way to the office; `chunk` names the document it is sent in, '' until then. */
export interface PingRow extends Fix {
  readonly id: number
  readonly chunk: string
  readonly companyId: string
}

/** One position of this device, for its owner to see. */
export interface TrailRow extends Fix {
  readonly id: number
}

/** Where someone of the company was last, by their uid; for the office's map. */
export interface PositionRow extends Omit<Fix, 'step'> {
  readonly id: string
}

/** What a person discarded or decided, kept for a while so that it can be undone. */
export interface UndoRow {
  readonly id: string
  /** Device clock, milliseconds. */
  readonly until: number
  readonly kind: 'discard' | 'choice'
  readonly rows: readonly OutboxRow[]
  /** Mutations that were queued in their place; undone with them, unless one has been sent. */
  readonly added?: readonly string[]
}

/** Drives from one place, as a route service gave them; places by their `placeKey`. */
export interface RoadRow {
  /** Where they begin. */
  readonly id: number
  /** Where each ends, its minutes on empty roads or null where there is no way, and the day since 1970 it was asked. */
  readonly drives: readonly (readonly [to: number, minutes: number | null, day: number])[]
}
