import type { Fix } from '#domain/tracking/fix.ts'
import { readMeta } from '#data/local/rows/meta.ts'
import type { Query } from '#data/types/data.ts'
import type { KnownLocations } from '#data/types/tracking.ts'
import { defineQuery } from '../define-query.ts'

/** Whether this person agrees, on this device, to share their location. */
export function trackingAgreed(): Query<boolean> {
  return defineQuery(
    'trackingAgreed',
    null,
    async ({ db }) => (await readMeta(db, 'places')) === true,
  )
}

/** Where this device was between two instants, from its own records. */
export function ownTrail(from: string, to: string): Query<readonly Fix[]> {
  return defineQuery('ownTrail', [from, to], async ({ db }) =>
    db.trail.where('at').between(from, to).sortBy('at'),
  )
}

/** Where everyone who shares it was last, as this device knows it. For the office. */
export function knownLocations(): Query<KnownLocations> {
  return defineQuery('knownLocations', null, async ({ db }) => {
    const [rows, openUntil, isLoaded] = await Promise.all([
      db.positions.toArray(),
      readMeta(db, 'mapOpenUntil'),
      readMeta(db, 'positionsLoaded'),
    ])
    return {
      places: rows.map(({ id, ...place }) => ({ ...place, userId: id })),
      // An answer for an earlier map says nothing about who has started sharing since.
      isLoaded: isLoaded === true && (openUntil ?? 0) > Date.now(),
    }
  })
}

/** This person's last position as the office has it, as far as this device knows; null while it has none. */
export function shownPosition(): Query<Fix | null> {
  return defineQuery('shownPosition', null, async ({ db }) => {
    const [agreed, shownAt] = await Promise.all([readMeta(db, 'places'), readMeta(db, 'shownAt')])
    if (agreed !== true || shownAt === null) return null
    return (await db.trail.where('at').equals(shownAt).first()) ?? null
  })
}
