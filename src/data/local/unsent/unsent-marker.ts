import * as v from 'valibot'
import { Dexie } from 'dexie'
import { instant } from '#domain/entities/fields.ts'
import type { LostChanges } from '#data/types/data.ts'
import { repairRow } from '../rows/repair-row.ts'
import { transact } from '../database/transact.ts'
import { openUserDb, userDbName } from '../database/user-db.ts'
import type { UserDb } from '../database/user-db.ts'
import { countQueuedChanges } from './waiting-read-marks.ts'

/**
 * What this device had not sent when last checked, kept outside IndexedDB in two places that browsers clear separately:
 * if the database is lost and this stays, the person learns of the loss. One note per user.
 */
const marker = v.object({
  uid: v.string(),
  /** Identifies one incarnation of the user's database. */
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

/** Writes them to both places; if one is unavailable, to the other. */
async function writeMarkers(notes: readonly UnsentMarker[]): Promise<void> {
  const text = JSON.stringify(notes)
  try {
    textStore()?.setItem(key, text)
  } catch {
    // Forbidden or full: the other place may work.
  }
  try {
    const cache = await globalThis.caches?.open(key)
    await cache?.put(cachePath, new Response(text))
  } catch {
    // Likewise.
  }
}

/** Forgets the note of this user: their work was discarded, or none of it is left here. */
export async function forgetMarker(uid: string): Promise<void> {
  const notes = await readMarkers()
  await writeMarkers(notes.map((note) => (note.uid === uid ? emptied(note) : note)))
}

/**
 * The note that nothing is unsent. It replaces the old note instead of removing it: a page closed between the two
 * writes would otherwise find the old note in the other place. The newer note counts, so this one is newer whatever the
 * clock says.
 */
function emptied(note: UnsentMarker): UnsentMarker {
  const at = Math.max(Date.now(), Date.parse(note.at) + 1)
  return { ...note, count: 0, oldestAt: null, at: new Date(at).toISOString() }
}

/** Notes how much of this user's work is unsent, beside the notes of this device's other users. */
export async function noteUnsent(db: UserDb, uid: string, newId: () => string): Promise<void> {
  const life = await lifeOf(db, newId)
  const [changes, photos, first] = await Promise.all([
    countQueuedChanges(db),
    db.blobs.where('state').equals('waiting').count(),
    db.outbox.orderBy('seq').first(),
  ])
  const oldestAt = first ? repairRow(first).at : null
  const others = (await readMarkers()).filter((note) => note.uid !== uid && note.count > 0)
  const count = changes + photos
  await writeMarkers([...others, { uid, life, count, oldestAt, at: new Date().toISOString() }])
}

/** The newest note of each user. */
async function readMarkers(): Promise<readonly UnsentMarker[]> {
  const texts: (string | null | undefined)[] = []
  try {
    texts.push(textStore()?.getItem(key))
  } catch {
    // Forbidden: treated as missing.
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

/** The incarnation of this database; a cleared one gets a new id. */
async function lifeOf(db: UserDb, newId: () => string): Promise<string> {
  return transact(db, [db.meta], async () => {
    const row = await db.meta.get('life')
    if (typeof row?.value === 'string') return row.value
    const life = newId()
    await db.meta.put({ key: 'life', value: life })
    return life
  })
}

/** What was lost with databases that the browser cleared; null if nothing was. */
export async function findLostChanges(): Promise<LostChanges | null> {
  const { lost } = await separateLost(await readMarkers())
  const [last] = lost
    .map((note) => note.at)
    .toSorted()
    .reverse()
  const [oldestAt = null] = lost.flatMap((note) => note.oldestAt ?? []).toSorted()
  if (last === undefined) return null
  return { count: lost.reduce((sum, { count }) => sum + count, 0), oldestAt, lastSeenAt: last }
}

/** How many unsent changes of all users are on this device. */
export async function countUnsentOnDevice(): Promise<number> {
  const { rest } = await separateLost(await readMarkers())
  return rest.reduce((sum, { count }) => sum + count, 0)
}

/** The person has read about the loss. */
export async function forgetLostChanges(): Promise<void> {
  const { lost, rest } = await separateLost(await readMarkers())
  await writeMarkers([...rest, ...lost.map(emptied)])
}

async function separateLost(notes: readonly UnsentMarker[]) {
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
