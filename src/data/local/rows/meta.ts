import * as v from 'valibot'
import { instant } from '#domain/entities/fields.ts'
import type { UserDb } from '../database/user-db.ts'
import type { Pause } from '../ports.ts'

/** The state of listening to the server. Moments are of the device's clock, in milliseconds. */
export interface ListeningState {
  /** By the keys of their sets: which listeners broke off, since when and why; they restart by themselves. */
  readonly broken: Readonly<Record<string, { readonly since: number; readonly code: string }>>
  /** Since when the server has not answered; null if it does. */
  readonly lostSince: number | null
}

/** Small facts of the user's database that are not documents. */
export interface Meta {
  readonly pause: Pause | null
  /** Device clock, milliseconds. */
  readonly lastSentAt: number
  /** Keys of the sets that this device has received completely at least once. */
  readonly loaded: readonly string[]
  /** From which instant on this device has everyone's recorded time, where it was asked for more than it follows. */
  readonly timesFrom: string
  /** The state of the listeners, written by the tab that listens for all tabs. */
  readonly listening: ListeningState
  /** Documents of a company the user has left that unsent work still needs. */
  readonly leftBehind: readonly string[]
  /** Whether the person agrees to share their location. */
  readonly places: boolean
  /** Their last known position is to be deleted at the server. */
  readonly hides: boolean
  /** When the newest position known to the server was taken (ISO instant). */
  readonly shownAt: string
  /** When a piece of the route was sent last. Device clock, milliseconds. */
  readonly routeSentAt: number
  /** Until when positions are followed for a map. Device clock, milliseconds. */
  readonly mapOpenUntil: number
  /** Whether the server has sent everyone’s position since a map was opened. */
  readonly positionsLoaded: boolean
  /** When this device last reported itself (device clock, milliseconds), and whether it had unsent work. */
  readonly deviceReport: { readonly at: number; readonly hasUnsent: boolean }
  /** The format that all rows were parsed by when they were stored; see `row-format.ts`. */
  readonly rowFormat: number
}

/** The last instant that JavaScript's dates can hold, in milliseconds. */
const lastMoment = 8.64e15

const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(lastMoment))

const schemas = {
  pause: v.object({
    reason: v.picklist(['unreachable', 'busy', 'signIn']),
    at: v.number(),
    until: v.number(),
    failures: v.number(),
  }),
  lastSentAt: moment,
  loaded: v.array(v.string()),
  timesFrom: instant,
  listening: v.object({
    broken: v.record(v.string(), v.object({ since: moment, code: v.string() })),
    lostSince: v.nullable(moment),
  }),
  leftBehind: v.array(v.string()),
  places: v.boolean(),
  hides: v.boolean(),
  shownAt: instant,
  routeSentAt: moment,
  mapOpenUntil: moment,
  positionsLoaded: v.boolean(),
  deviceReport: v.object({ at: v.number(), hasUnsent: v.boolean() }),
  rowFormat: v.number(),
} satisfies Record<keyof Meta, v.GenericSchema>

/** null if it was never written, or is damaged. */
export async function readMeta<K extends keyof Meta>(db: UserDb, key: K): Promise<Meta[K] | null> {
  const row = await db.meta.get(key)
  return v.is(schemas[key], row?.value) ? (row.value as Meta[K]) : null
}

export async function writeMeta<K extends keyof Meta>(
  db: UserDb,
  key: K,
  value: Meta[K] | null,
): Promise<void> {
  await db.meta.put({ key, value })
}
