import * as v from 'valibot'
import { code, id, stamps, text, type Entity } from './fields.ts'

/**
 * `devices/{userId}_{deviceId}`: what one person's device last said of itself. Its `updatedAt` is when it was last
 * seen. The device writes it without a receipt, like its positions.
 */
export const deviceSchema = v.object({
  ...stamps,
  userId: id,
  deviceId: id,
  /** Browser and system: 'Chrome, Android'. */
  label: text,
  appVersion: code,
  /** Changes and photos that wait there to be sent. */
  unsentCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

export type Device = Entity<typeof deviceSchema>
