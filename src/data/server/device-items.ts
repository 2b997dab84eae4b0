import * as v from 'valibot'
import type { DeviceItem } from '../local/database/device-db.ts'
import { webConfig } from './web-config.ts'

/** A row of the user's database, read with `storedEntity`. */
const storedRow = v.nullable(v.looseObject({ id: v.string() }))

const storedSession = v.object({
  uid: v.string(),
  email: v.string(),
  displayName: v.string(),
  user: storedRow,
  company: storedRow,
  /** Whether user and company were ever loaded in this session. */
  loaded: v.boolean(),
  needsSignIn: v.boolean(),
})
export type StoredSession = v.InferOutput<typeof storedSession>

const storedToken = v.object({
  uid: v.string(),
  idToken: v.string(),
  refreshToken: v.string(),
  /** Device clock, milliseconds. */
  expiresAt: v.number(),
})
export type StoredToken = v.InferOutput<typeof storedToken>

const storedClock = v.object({
  /** Server time less device time, milliseconds. */
  offsetMs: v.number(),
  /** Round trip of the exchange it was learned from; half of it is the possible error. */
  roundTripMs: v.number(),
  /** Device clock, milliseconds. */
  learnedAt: v.number(),
})

/** Everything that the device database holds. */
export const deviceItems = {
  config: { key: 'config', schema: webConfig },
  session: { key: 'session', schema: storedSession },
  token: { key: 'token', schema: storedToken },
  clock: { key: 'clock', schema: storedClock },
  deviceId: { key: 'deviceId', schema: v.string() },
} satisfies Record<string, DeviceItem<unknown>>
