import type { Device } from '#domain/entities/device.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

/** One person's devices, the last used first; only the office has anyone else's. */
export function devicesOf(userId: string): Query<readonly Device[]> {
  return defineQuery('devicesOf', userId, async ({ db }) =>
    entitiesOf('devices', await db.devices.where('userId').equals(userId).toArray()).sort((a, b) =>
      b.updatedAt.localeCompare(a.updatedAt),
    ),
  )
}
