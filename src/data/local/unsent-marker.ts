import * as v from 'valibot'
import { Dexie } from 'dexie'
import { instant } from '#domain/entities/fields.ts'
import type { LostChanges } from '../types.ts'
import { soundRow } from './sound-row.ts'
import { transact } from './transact.ts'
import { openUserDb, userDbName } from './user-db.ts'
import type { UserDb } from './user-db.ts'

/**
 * What this device had not sent when it last looked, kept outside IndexedDB, in two places that browsers
 * clear apart: if the database goes and this stays, the person learns what was lost.
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

/** Notes it in both places; where one is not to be had, in the other. */
export async function writeMarker(note: UnsentMarker | null): Promise<void> {
  const text = JSON.stringify(note)
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

/** Notes what of this user's work has not been sent by now. */
export async function noteUnsent(db: UserDb, uid: string, newId: () => string): Promise<void> {
  const life = await lifeOf(db, newId)
  const [changes, photos, first] = await Promise.all([
    db.outbox.count(),
    db.blobs.where('state').equals('waiting').count(),
    db.outbox.orderBy('seq').first(),
  ])
  const oldestAt = first ? soundRow(first).at : null
  await writeMarker({ uid, life, count: changes + photos, oldestAt, at: new Date().toISOString() })
}

/** The newest note there is. */
async function readMarker(): Promise<UnsentMarker | null> {
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
  const notes = texts.map(parse).filter((note) => note !== null)
  return notes.toSorted((a, b) => b.at.localeCompare(a.at))[0] ?? null
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

/** What went with a database that was cleared behind our back; null: nothing. */
export async function findLostChanges(): Promise<LostChanges | null> {
  const note = await readMarker()
  if (note === null || note.count === 0 || (await isAlive(note))) return null
  return { count: note.count, oldestAt: note.oldestAt, lastSeenAt: note.at }
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

function parse(text: string | null | undefined): UnsentMarker | null {
  try {
    const parsed = v.safeParse(marker, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
