import {
  type DocumentReference,
  type Query,
  type QueryDocumentSnapshot,
  FieldValue,
  Timestamp,
  getFirestore,
} from 'firebase-admin/firestore'
import * as v from 'valibot'
import { localDay } from '../../../src/domain/time/local-time.ts'
import { routeDayId } from '../../../src/domain/tracking/route-day.ts'
import { trackDays, usualTrackDays } from '../../../src/domain/tracking/track-days.ts'
import { decodePoints } from '../../../src/domain/tracking/track-points.ts'
import { trailOf } from '../../../src/domain/tracking/trail.ts'
import { entityOf } from '../system/entity-of.ts'
import { forEachSeparately } from '../system/for-each-separately.ts'

const dayMs = 86_400_000
const pageSize = 400
/** The next run does the rest. */
const mostPages = 100

const pieceSchema = v.object({
  uid: v.string(),
  startAt: v.instance(Timestamp),
  endAt: v.instance(Timestamp),
  points: v.string(),
})

/**
 * Deletes routes that are older than their company keeps them. Each day's length and times remain as one document.
 * `now` in milliseconds.
 */
export async function replaceOldRoutes(now: number): Promise<void> {
  const db = getFirestore()
  const before = (days: number) => Timestamp.fromMillis(now - days * dayMs)
  const shorter = await db
    .collection('companies')
    .where(
      'trackDays',
      'in',
      trackDays.filter((days) => days < usualTrackDays),
    )
    .select('trackDays')
    .get()
  await forEachSeparately(shorter.docs, async (company) =>
    replaceFound(
      company.ref
        .collection('tracks')
        .where('endAt', '<=', before(Number(company.get('trackDays')))),
    ),
  )
  await replaceFound(db.collectionGroup('tracks').where('endAt', '<=', before(usualTrackDays)))
}

async function replaceFound(old: Query): Promise<void> {
  const zones = new Map<string, string>()
  for (let page = 0; page < mostPages; page += 1) {
    const found = await old.orderBy('endAt').limit(pageSize).get()
    if (found.empty) return
    const pieces = new Map<string, QueryDocumentSnapshot[]>()
    for (const piece of found.docs) {
      const company = piece.ref.parent.parent
      if (!company) continue
      const zone = zones.get(company.path) ?? (await timeZoneOf(company))
      zones.set(company.path, zone)
      const { uid, day } = dayOfPiece(piece, zone)
      const key = `${company.path} ${uid} ${day}`
      pieces.set(key, [...(pieces.get(key) ?? []), piece])
    }
    await forEachSeparately([...pieces.values()], async (group) => {
      const [first] = group
      const company = first?.ref.parent.parent
      if (first && company)
        await replaceDay(company, dayOfPiece(first, zones.get(company.path) ?? 'UTC'), group)
    })
  }
}

async function timeZoneOf(company: DocumentReference): Promise<string> {
  return entityOf('companies', await company.get())?.timeZone ?? 'UTC'
}

function dayOfPiece(piece: QueryDocumentSnapshot, timeZone: string) {
  const read = v.safeParse(pieceSchema, piece.data())
  if (!read.success) return { uid: '', day: '' }
  const { uid, startAt } = read.output
  return { uid, day: localDay(startAt.toDate().toISOString(), timeZone) }
}

/** In one transaction, so that a run that is cut off or repeated counts no piece twice. */
async function replaceDay(
  company: DocumentReference,
  { uid, day }: { readonly uid: string; readonly day: string },
  pieces: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const db = company.firestore
  const ref = company.collection('routeDays').doc(uid === '' ? '-' : routeDayId({ uid, day }))
  await db.runTransaction(async (transaction) => {
    const [known, ...found] = await transaction.getAll(ref, ...pieces.map((piece) => piece.ref))
    const present = found.filter((piece) => piece.exists)
    const read = present.flatMap((piece) => {
      const parsed = v.safeParse(pieceSchema, piece.data())
      return parsed.success ? [parsed.output] : []
    })
    for (const piece of present) transaction.delete(piece.ref)
    if (read.length === 0) return
    const fixes = read.flatMap(({ startAt, points }) =>
      decodePoints(startAt.toDate().toISOString(), points),
    )
    const times = read.flatMap(({ startAt, endAt }) => [startAt.toMillis(), endAt.toMillis()])
    const earlier = known?.exists === true ? known : undefined
    const also = (field: string) => {
      const at: unknown = earlier?.get(field)
      return at instanceof Timestamp ? [at.toMillis()] : []
    }
    const metres: unknown = earlier?.get('metres')
    transaction.set(ref, {
      uid,
      day,
      metres: (typeof metres === 'number' ? metres : 0) + Math.round(trailOf(fixes).km * 1000),
      startAt: Timestamp.fromMillis(Math.min(...times, ...also('startAt'))),
      endAt: Timestamp.fromMillis(Math.max(...times, ...also('endAt'))),
      schema: 1,
      updatedAt: FieldValue.serverTimestamp(),
      updatedBy: 'system',
    })
  })
}
