import { splitRef } from '#domain/mutation/refs.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import { repairRow } from '#data/local/rows/repair-row.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { readConnected } from '../rebase/apply-server-docs.ts'
import { withDependents } from './dependents.ts'

/** The queued mutations of these ids with all their dependents (see `withDependents`), in order. */
export async function readDependents(
  db: UserDb,
  ids: Iterable<string>,
): Promise<readonly OutboxRow[]> {
  let all = new Set(ids)
  for (;;) {
    const chosen = (await rowsOf(db, all)).map(repairRow)
    const waiting = await waitingFor(db, chosen)
    const refs = [...chosen, ...waiting].flatMap((row) => row.refs)
    const { rows, serverVersions } = await readConnected(db, refs)
    const known = new Map([...rows, ...chosen, ...waiting].map((row) => [row.seq, row]))
    const inOrder = [...known.values()].sort((a, b) => a.seq - b.seq)
    const more = withDependents(inOrder, serverVersions, all)
    // A dependent may lead to documents that were not read yet.
    const isWhole = more.size === all.size
    all = new Set(more)
    if (isWhole) return inOrder.filter((row) => all.has(row.id))
  }
}

async function rowsOf(db: UserDb, ids: ReadonlySet<string>): Promise<readonly OutboxRow[]> {
  return db.outbox
    .where('id')
    .anyOf([...ids])
    .toArray()
}

/** The mutations that wait for photos which these announce. */
async function waitingFor(db: UserDb, rows: readonly OutboxRow[]): Promise<readonly OutboxRow[]> {
  const photos = rows
    .filter(({ name }) => name === 'photo/add')
    .flatMap(({ refs }) => refs.map((ref) => splitRef(ref)[1]))
  const found = await db.outbox.where('waitsFor').anyOf(photos).distinct().toArray()
  return found.map(repairRow)
}
