import * as v from 'valibot'
import { instant } from '#domain/entities/fields.ts'
import type { UserDb } from '../database/user-db.ts'
import type { Pause } from '../ports.ts'

/** How listening to the server goes. Moments are of the device's clock, in milliseconds. */
export interface ListeningState {
  /** By the keys of their sets: what broke off, since when and why; it begins again by itself. */
  readonly broken: Readonly<Record<string, { readonly since: number; readonly code: string }>>
  /** Since when the server does not answer; null: it does. */
  readonly lostSince: number | null
}

/** Small facts of the user's database that are not documents. */
export interface Meta {
  readonly pause: Pause | null
  /** Device clock, milliseconds. */
  readonly lastSentAt: number
  /** Keys of the sets that the server has told this device whole at least once. */
  readonly loaded: readonly string[]
  /** What is known of the listeners, by whoever listens for all tabs. */
  readonly listening: ListeningState
  /** Documents of a company the user has left that unsent work still hangs on. */
  readonly leftBehind: readonly string[]
  /** Whether the person agrees to say where they are. */
  readonly places: boolean
  /** Their last known place is to be taken from the server. */
  readonly hides: boolean
  /** When the newest place that the server was told was taken (ISO instant). */
  readonly shownAt: string
  /** When a piece of the route was sent last. Device clock, milliseconds. */
  readonly routeSentAt: number
}

/** The last moment that JavaScript's dates know, in milliseconds. */
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
  listening: v.object({
    broken: v.record(v.string(), v.object({ since: moment, code: v.string() })),
    lostSince: v.nullable(moment),
  }),
  leftBehind: v.array(v.string()),
  places: v.boolean(),
  hides: v.boolean(),
  shownAt: instant,
  routeSentAt: moment,
} satisfies Record<keyof Meta, v.GenericSchema>

/** null where it was never written, or was damaged. */
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
