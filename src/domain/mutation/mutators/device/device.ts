import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id } from '#domain/entities/fields.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { readEntity } from '../shared/read-entity.ts'

/**
 * Takes a device out of its person's list. It stays signed in and keeps what it holds; when it is used again, it
 * describes itself there again.
 */
export const deviceForget = defineMutation({
  version: 1,
  may: ['device/forget'],
  schema: v.object({ userId: id, deviceId: id }),
  refs: ({ userId, deviceId }) => [refTo('devices', `${userId}_${deviceId}`)],
  about: ({ userId }) => [refTo('users', userId)],
  run(tx, { userId, deviceId }, { actor }) {
    if (!can(actor, 'device/forget', { userId })) return notAllowed('device/forget')
    const listed = `${userId}_${deviceId}`
    const device = readEntity(tx, 'devices', listed)
    // Two people may forget it at the same time.
    if (!device.ok) return device.problem.type === 'doc/deleted' ? ok() : device
    tx.delete(refTo('devices', listed))
    return ok()
  },
})
