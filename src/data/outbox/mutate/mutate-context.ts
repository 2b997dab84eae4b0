import type { Actor } from '#domain/access/actor.ts'
import type { UserDb } from '#data/local/database/user-db.ts'

/** Who changes something here, where and when, and the id of the change. */
export interface MutateContext {
  readonly db: UserDb
  readonly actor: Actor
  readonly id: string
  readonly deviceId: string
  /** Device clock, milliseconds. */
  readonly now: number
  readonly offsetMs: number
  /** Whether the same mutation may have been sent under this id before: then its receipt is looked up first. */
  readonly mayHaveBeenSent?: boolean
}
