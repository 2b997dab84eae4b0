/** What the server has sent since the last call: bytes, and document paths, once for each time. */
export interface Sent {
  readonly bytes: number
  /** In answers to queries, which fetch the pages of a first load. */
  readonly fetched: readonly string[]
  /** To listeners and to requests for single documents. */
  readonly listened: readonly string[]
}
