/** What an erasure took and did. */
export interface Erased {
  readonly ms: number
  readonly status: string
  readonly changed: number
  readonly deleted: number
  /** How often the function ran. */
  readonly runs: number
}
