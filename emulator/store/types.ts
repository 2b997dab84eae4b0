/** A key or a part of one. One character (0 to 255) per byte, so that `<` orders keys by their bytes. */
export type Key = string

export interface KeyRange {
  /** Inclusive. */
  readonly from: Key
  /** Exclusive. */
  readonly to: Key
}

/** The new value of each key; `undefined` removes it. */
export type Batch = ReadonlyMap<Key, string | undefined>

/**
 * Ordered keys (below 1,950 bytes) with text values. Reads are synchronous and see the newest durable state,
 * never a part of a batch.
 */
export interface OrderedStore {
  get(key: Key): string | undefined
  /** Entries in key order or reversed, read lazily. */
  range(range: KeyRange, reverse: boolean): Iterable<readonly [Key, string]>
  /**
   * Writes a batch atomically. Once it is durable it becomes visible to reads and `onVisible` is called in the
   * same turn. Batches become visible in the order of the calls.
   */
  write(batch: Batch, onVisible: () => void): Promise<void>
  close(): Promise<void>
}
