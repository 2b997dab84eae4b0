/** What the server has sent since it was last asked: bytes, and paths of documents, once for each time. */
export interface Sent {
  readonly bytes: number
  /** In answers to queries, which fetch the pages of a first load. */
  readonly fetched: readonly string[]
  /** To listeners, and to whoever asked for one document by its name. */
  readonly told: readonly string[]
}
