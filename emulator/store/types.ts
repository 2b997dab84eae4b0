/** A piece of a key or a whole one: one character (0 to 255) per byte, so `<` orders as bytes do. */
export type Key = string

export interface KeyRange {
  /** Included. */
  readonly from: Key
  /** Not included. */
  readonly to: Key
}

/** Later operations on a key win; `undefined` removes it. */
export type Batch = ReadonlyMap<Key, string | undefined>

/**
 * Ordered keys (below 1,950 bytes) with text values. Reads are synchronous and see the newest durable state; they never see
 * part of a batch.
 */
export interface OrderedStore {
  get(key: Key): string | undefined
  /** Entries in key order, or against it. Lazy: stop when you have enough. */
  range(range: KeyRange, reverse: boolean): Iterable<readonly [Key, string]>
  /**
   * Writes all or nothing. Once it is on disk it becomes visible to reads and, in that very moment,
   * `onVisible` is called. Batches become visible in the order in which they were given.
   */
  write(batch: Batch, onVisible: () => void): Promise<void>
  close(): Promise<void>
}
