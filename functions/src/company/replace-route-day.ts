import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { dayBounds } from '../../../src/domain/dispatch/day-bounds.ts'
import { localDay } from '../../../src/domain/time/local-time.ts'
import type { Fix } from '../../../src/domain/tracking/fix.ts'
import { routeDayId } from '../../../src/domain/tracking/route-day.ts'
import { decodePoints } from '../../../src/domain/tracking/track-points.ts'
import { trailOf } from '../../../src/domain/tracking/trail.ts'

/** One person's day in their company. */
export interface PersonDay {
  readonly company: DocumentReference
  readonly timeZone: string
  readonly uid: string
  /** 'YYYY-MM-DD' in that zone. */
  readonly day: string
}

/** What is read of a piece of a route. */
export const pieceSchema = v.object({
  uid: v.string(),
  startAt: v.instance(Timestamp),
  points: v.string(),
})

/** What a document of a day already counts. */
const countedSchema = v.object({
  metres: v.number(),
  startAt: v.instance(Timestamp),
  endAt: v.instance(Timestamp),
  // Days that were replaced before pieces were named have none.
  pieces: v.optional(v.array(v.string()), []),
})

/** A transaction stays small; the next one takes further pieces. */
const mostPieces = 400
/** A day of two phones has fewer than 500. Their names must fit into a document, whatever a hostile phone sends. */
const mostCounted = 2000

/**
 * Deletes the pieces of a day and adds their length and times to that day's document, in one transaction. The document
 * names the pieces that it counts: one that a phone sends again, because it never heard the answer, is not counted twice.
 */
export async function replaceDay({ company, timeZone, uid, day }: PersonDay): Promise<void> {
  const { startsAt, endsAt } = dayBounds(day, timeZone)
  const pieces = company
    .collection('tracks')
    .where('uid', '==', uid)
    .where('startAt', '>=', Timestamp.fromMillis(startsAt))
    .where('startAt', '<', Timestamp.fromMillis(endsAt))
    .orderBy('startAt')
    .limit(mostPieces)
  await company.firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(pieces)
    const days = new Map<string, Map<string, Fix[]>>()
    for (const piece of found.docs) {
      const read = v.safeParse(pieceSchema, piece.data())
      if (!read.success) continue
      // A piece may go on after midnight.
      const { startAt, points } = read.output
      for (const fix of decodePoints(startAt.toDate().toISOString(), points)) {
        const name = localDay(fix.at, timeZone)
        const ofDay = days.get(name) ?? new Map<string, Fix[]>()
        days.set(name, ofDay)
        ofDay.set(piece.id, [...(ofDay.get(piece.id) ?? []), fix])
      }
    }
    const names = [...days.keys()]
    const refs = names.map((name) =>
      company.collection('routeDays').doc(routeDayId({ uid, day: name })),
    )
    const known = refs.length > 0 ? await transaction.getAll(...refs) : []
    for (const piece of found.docs) transaction.delete(piece.ref)
    names.forEach((name, i) => {
      const ref = refs[i]
      const next = ref && withPieces(known[i]?.data(), days.get(name) ?? new Map<string, Fix[]>())
      if (ref && next)
        transaction.set(ref, {
          uid,
          day: name,
          ...next,
          schema: 1,
          updatedAt: FieldValue.serverTimestamp(),
          updatedBy: 'system',
        })
    })
  })
}

/** A day's document with these pieces; null where it counts them all. */
function withPieces(stored: unknown, pieces: ReadonlyMap<string, readonly Fix[]>) {
  const read = v.safeParse(countedSchema, stored)
  const known = read.success ? read.output : null
  const left = mostCounted - (known?.pieces.length ?? 0)
  const added = [...pieces]
    .filter(([id]) => !known?.pieces.includes(id))
    .slice(0, Math.max(0, left))
  if (added.length === 0) return null
  const fixes = added.flatMap(([, ofPiece]) => ofPiece)
  const times = fixes.map(({ at }) => Date.parse(at))
  if (known) times.push(known.startAt.toMillis(), known.endAt.toMillis())
  times.sort((a, b) => a - b)
  return {
    metres: (known?.metres ?? 0) + Math.round(trailOf(fixes).km * 1000),
    startAt: Timestamp.fromMillis(times[0] ?? 0),
    endAt: Timestamp.fromMillis(times.at(-1) ?? 0),
    pieces: [...(known?.pieces ?? []), ...added.map(([id]) => id)],
  }
}
