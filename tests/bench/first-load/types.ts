/** What the server has sent since it was last asked. */
export interface Sent {
  readonly bytes: number
  /** Paths of the documents in its answers, once for each time. */
  readonly documents: readonly string[]
}
