import {
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  Timestamp,
  getFirestore,
} from 'firebase-admin/firestore'
import * as v from 'valibot'
import { localDay } from '../../../src/domain/time/local-time.ts'
import { trackDays, usualTrackDays } from '../../../src/domain/tracking/track-days.ts'
import { entityOf } from '../system/entity-of.ts'
import { forEachSeparately } from '../system/for-each-separately.ts'
import { type PersonDay, pieceSchema, replaceDay } from './replace-route-day.ts'

const dayMs = 86_400_000
const pageSize = 400
/** The next run does the rest. */
const mostPages = 100

/**
 * Replaces each day of a route that is older than its company keeps routes by its length and times. The whole day goes
 * with its first piece. `now` in milliseconds.
 */
export async function replaceOldRoutes(now: number): Promise<void> {
  const db = getFirestore()
  const before = (days: number) => Timestamp.fromMillis(now - days * dayMs)
  const shorter = trackDays.filter((days) => days < usualTrackDays)
  const companies = await db
    .collection('companies')
    .where('trackDays', 'in', shorter)
    .select('trackDays')
    .get()
  const old = companies.docs.map((company) =>
    company.ref.collection('tracks').where('endAt', '<=', before(Number(company.get('trackDays')))),
  )
  const oldOfAll = db.collectionGroup('tracks').where('endAt', '<=', before(usualTrackDays))
  await forEachSeparately([...old, oldOfAll], replaceFound)
}

async function replaceFound(old: Query): Promise<void> {
  const zones = new Map<string, string>()
  const inTurn = old.orderBy('endAt').limit(pageSize)
  let next = inTurn
  let failure: unknown
  for (let page = 0; page < mostPages; page += 1) {
    const found = await next.get()
    const last = found.docs.at(-1)
    if (!last) break
    next = inTurn.startAfter(last)
    const days = new Map<string, PersonDay>()
    for (const piece of found.docs) {
      const company = piece.ref.parent.parent
      const timeZone = company && (zones.get(company.path) ?? (await timeZoneOf(company)))
      if (timeZone) zones.set(company.path, timeZone)
      const day = timeZone ? personDayOf(piece, company, timeZone) : null
      if (day) days.set(`${day.company.path} ${day.uid} ${day.day}`, day)
      else await piece.ref.delete()
    }
    // One day that fails does not hold up the others.
    await forEachSeparately([...days.values()], replaceDay).catch((error: unknown) => {
      failure = error
    })
  }
  if (failure !== undefined) throw failure
}

async function timeZoneOf(company: DocumentReference): Promise<string> {
  return entityOf('companies', await company.get())?.timeZone ?? 'UTC'
}

/** Null for a piece that cannot be read. */
function personDayOf(
  piece: DocumentSnapshot,
  company: DocumentReference,
  timeZone: string,
): PersonDay | null {
  const read = v.safeParse(pieceSchema, piece.data())
  if (!read.success) return null
  const { uid, startAt } = read.output
  return { company, timeZone, uid, day: localDay(startAt.toDate().toISOString(), timeZone) }
}
