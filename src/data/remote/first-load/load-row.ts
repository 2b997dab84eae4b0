import * as v from 'valibot'
import { instant } from '#domain/entities/fields.ts'
import { equal } from '#lib/equal.ts'
import { transact } from '#data/local/database/transact.ts'
import type { UserDb } from '#data/local/database/user-db.ts'

const position = v.object({
  name: v.string(),
  value: v.nullable(v.record(v.string(), v.unknown())),
  ranged: v.exactOptional(v.pipe(v.array(v.record(v.string(), v.unknown())), v.readonly())),
})

const schema = v.object({
  /** The server time of the set's first page: later changes come from the listener. */
  since: instant,
  /** The part that is being fetched, counted from 0. */
  part: v.pipe(v.number(), v.integer(), v.minValue(0)),
  after: v.nullable(position),
  /** Documents fetched, and their total; null before it is counted. */
  count: v.number(),
  total: v.nullable(v.number()),
  isDone: v.boolean(),
})

/** The progress of a set's first load, written together with its documents. */
export type LoadRow = Readonly<v.InferOutput<typeof schema>>

const prefix = 'load:'

/** Rows of first loads are stored among the cursors, under keys that no set has. */
export function loadKeyOf(key: string): string {
  return prefix + key
}

/** null if the set's first load has not started, or is over; a damaged row counts as missing. */
async function readLoadRow(db: UserDb, key: string): Promise<LoadRow | null> {
  const row = await db.cursors.get(loadKeyOf(key))
  const parsed = v.safeParse(schema, row?.value)
  return parsed.success ? parsed.output : null
}

export async function writeLoadRow(db: UserDb, key: string, value: LoadRow): Promise<void> {
  await db.cursors.put({ key: loadKeyOf(key), value })
}

/** Whether the set's progress is still `expected`, so that no other tab has advanced or restarted it. */
export async function isAt(db: UserDb, key: string, expected: LoadRow | null): Promise<boolean> {
  const row = await readLoadRow(db, key)
  // The total may have been stored meanwhile.
  return equal(row && { ...row, total: null }, expected && { ...expected, total: null })
}

/** Notes how many documents a set has. */
export async function writeTotal(db: UserDb, key: string, total: number): Promise<void> {
  await transact(db, [db.cursors], async () => {
    const row = await readLoadRow(db, key)
    if (row) await writeLoadRow(db, key, { ...row, total })
  })
}

/** Every row of a first load, by the set's key. */
export async function readLoadRows(db: UserDb): Promise<ReadonlyMap<string, LoadRow>> {
  const rows = await db.cursors.where('key').startsWith(prefix).toArray()
  const found = new Map<string, LoadRow>()
  for (const { key, value } of rows) {
    const parsed = v.safeParse(schema, value)
    if (parsed.success) found.set(key.slice(prefix.length), parsed.output)
  }
  return found
}

/** Once every first load is over, their progress is no longer needed. */
export async function dropLoadRows(db: UserDb): Promise<void> {
  await transact(db, [db.cursors], async () => {
    const rows = await readLoadRows(db)
    if ([...rows.values()].every(({ isDone }) => isDone))
      await db.cursors.bulkDelete([...rows.keys()].map(loadKeyOf))
  })
}
