import * as v from 'valibot'
import { Dexie } from 'dexie'
import { instant } from '#domain/entities/fields.ts'
import type { LostChanges } from '#data/types/data.ts'
import { repairRow } from '../rows/repair-row.ts'
import { transact } from '../database/transact.ts'
import { openUserDb, userDbName } from '../database/user-db.ts'
import type { UserDb } from '../database/user-db.ts'

/**
 * What this device had not sent when it last looked, kept outside IndexedDB, in two places that browsers
 * clear apart: if the database goes and this stays, the person learns what was lost. Of each user one.
 */
const marker = v.object({
  uid: v.string(),
  /** Names one life of the user's database. */
  life: v.string(),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  oldestAt: v.nullable(instant),
  /** When it was noted (ISO). */
  at: instant,
})
type UnsentMarker = v.InferOutput<typeof marker>

interface TextStore {
  getItem(key: string): string | null
  setItem(key: string, text: string): void
}

/** The page's localStorage; a worker has none. Throws where the browser forbids it. */
function textStore(): TextStore | undefined {
  return (globalThis as { readonly localStorage?: TextStore }).localStorage
}

const key = 'daybook-unsent'
const cachePath = '/daybook-unsent'

/** Notes them in both places; where one is not to be had, in the other. */
async function writeMarkers(notes: readonly UnsentMarker[]): Promise<void> {
  const text = JSON.stringify(notes)
  try {
    textStore()?.setItem(key, text)
  } catch {
    // Forbidden or full: the other place may do.
  }
  try {
    const cache = await globalThis.caches?.open(key)
    await cache?.put(cachePath, new Response(text))
  } catch {
    // Likewise.
  }
}

/** Forgets what was noted of this user: their work was discarded, or nothing of it is left here. */
export async function forgetMarker(uid: string): Promise<void> {
  const notes = await readMarkers()
  await writeMarkers(notes.map((note) => (note.uid === uid ? emptied(note) : note)))
}

/**
 * The note that nothing is unsent. It takes the old note's place, because a page that is closed between
 * the two writes would find a note that was merely removed again in the other place. The newer note counts,
 * so this one is newer whatever the clock says.
 */
function emptied(note: UnsentMarker): UnsentMarker {
  const at = Math.max(Date.now(), Date.parse(note.at) + 1)
  return { ...note, count: 0, oldestAt: null, at: new Date(at).toISOString() }
}

/** Notes what of this user's work has not been sent by now, beside what others have left on this device. */
export async function noteUnsent(db: UserDb, uid: string, newId: () => string): Promise<void> {
  const life = await lifeOf(db, newId)
  const [changes, photos, first] = await Promise.all([
    db.outbox.count(),
    db.blobs.where('state').equals('waiting').count(),
    db.outbox.orderBy('seq').first(),
  ])
  const oldestAt = first ? repairRow(first).at : null
  const others = (await readMarkers()).filter((note) => note.uid !== uid && note.count > 0)
  const count = changes + photos
  await writeMarkers([...others, { uid, life, count, oldestAt, at: new Date().toISOString() }])
}

/** The newest note there is of each user. */
async function readMarkers(): Promise<readonly UnsentMarker[]> {
  const texts: (string | null | undefined)[] = []
  try {
    texts.push(textStore()?.getItem(key))
  } catch {
    // Forbidden: as if there were none.
  }
  try {
    const kept = await (await globalThis.caches?.open(key))?.match(cachePath)
    texts.push(await kept?.text())
  } catch {
    // Likewise.
  }
  const notes = texts.flatMap(parse).toSorted((a, b) => a.at.localeCompare(b.at))
  return [...new Map(notes.map((note) => [note.uid, note])).values()]
}

/** Which life of its database this is; a cleared one begins another. */
async function lifeOf(db: UserDb, newId: () => string): Promise<string> {
  return transact(db, [db.meta], async () => {
    const row = await db.meta.get('life')
    if (typeof row?.value === 'string') return row.value
    const life = newId()
    await db.meta.put({ key: 'life', value: life })
    return life
  })
}

/** What went with databases that were cleared behind our back; null: nothing. */
export async function findLostChanges(): Promise<LostChanges | null> {
  const { lost } = await sortOut(await readMarkers())
  const [last] = lost
    .map((note) => note.at)
    .toSorted()
    .reverse()
  const [oldestAt = null] = lost.flatMap((note) => note.oldestAt ?? []).toSorted()
  if (last === undefined) return null
  return { count: lost.reduce((sum, { count }) => sum + count, 0), oldestAt, lastSeenAt: last }
}

/** How many unsent changes are still here, whosever they are. */
export async function countUnsentOnDevice(): Promise<number> {
  const { rest } = await sortOut(await readMarkers())
  return rest.reduce((sum, { count }) => sum + count, 0)
}

/** The person has read of them. */
export async function forgetLostChanges(): Promise<void> {
  const { lost, rest } = await sortOut(await readMarkers())
  await writeMarkers([...rest, ...lost.map(emptied)])
}

async function sortOut(notes: readonly UnsentMarker[]) {
  const lost: UnsentMarker[] = []
  const rest: UnsentMarker[] = []
  for (const note of notes) (note.count === 0 || (await isAlive(note)) ? rest : lost).push(note)
  return { lost, rest }
}

async function isAlive({ uid, life }: UnsentMarker): Promise<boolean> {
  if (!(await Dexie.exists(userDbName(uid)))) return false
  const db = openUserDb(uid)
  try {
    return (await db.meta.get('life'))?.value === life
  } finally {
    db.close()
  }
}

/** Earlier versions of the app noted one user only. */
function parse(text: string | null | undefined): readonly UnsentMarker[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    const parsed = v.safeParse(v.array(marker), Array.isArray(read) ? read : [read])
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}
