import * as v from 'valibot'
import { instant } from '#domain/entities/fields.ts'
import { transact } from '../local/database/transact.ts'
import type { PositionRow } from '../local/database/rows.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { createLive } from '../local/live/live.ts'
import { mapLeaseMs } from '../local/map-lease.ts'
import { readMeta, writeMeta } from '../local/rows/meta.ts'
import { report } from '../report.ts'
import type { FirestoreClient, RemoteChange } from './firestore-client.ts'
import type { Listening } from './types.ts'

export interface WatchPositionsPorts {
  readonly db: UserDb
  readonly openClient: () => Promise<Pick<FirestoreClient, 'watch'>>
  /** Milliseconds since 1970, as the device's clock has it. */
  readonly now: () => number
}

const positionSchema = v.object({
  at: instant,
  latitude: v.number(),
  longitude: v.number(),
  accuracy: v.number(),
  battery: v.nullable(v.number()),
})
const retryMs = 30_000

/**
 * Follows where people are, for as long as a map of this device is open: every position that arrives is billed. What
 * arrived stays on the device for when there is no network.
 */
export function watchPositions(ports: WatchPositionsPorts, companyId: string): Listening {
  const { db, now } = ports
  let stopped = false
  let isWanted = false
  /** The server has sent everyone’s position since following began. */
  let isLoaded = false
  let unwatch: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let handled: Promise<void> = Promise.resolve()

  const open = createLive(() => readMeta(db, 'mapOpenUntil'), {
    onError: (error) => report('Whether a map is open could not be read', error),
  })

  function end(): void {
    clearTimeout(timer)
    unwatch?.()
    unwatch = undefined
    isLoaded = false
  }

  async function begin(): Promise<void> {
    isWanted = true
    const client = await ports.openClient()
    if (stopped || !isWanted || unwatch) return
    let isFirst = true
    unwatch = client.watch(
      {
        collection: 'positions',
        path: `companies/${companyId}/positions`,
        kind: 'whole',
        where: [],
      },
      null,
      (change) => {
        if (!change.fromServer) return
        const isAll = isFirst
        isFirst = false
        isLoaded = true
        handled = handled.then(() => store(db, change, isAll)).catch(failed)
      },
      failed,
    )
  }

  function failed(problem: unknown): void {
    if (stopped) return
    report('Positions could not be followed', problem)
    end()
    // A map that waits shows what this device knows, as without a network.
    noteLoaded(db).catch((error: unknown) =>
      report('That a map need not wait could not be noted', error),
    )
    timer = setTimeout(look, retryMs)
  }

  function look(): void {
    clearTimeout(timer)
    const left = (open.get() ?? 0) - now()
    // Further ahead only where the clock was set back since.
    if (left > 0 && left <= mapLeaseMs) {
      if (!unwatch) begin().catch(failed)
      // A map that was opened while the end was due has begun to wait for an answer that was given.
      if (isLoaded) handled = handled.then(() => noteLoaded(db)).catch(failed)
      timer = setTimeout(look, left)
      return
    }
    isWanted = false
    end()
  }

  const unsubscribe = open.subscribe(look)
  return {
    nudge() {
      if (isWanted && !unwatch) look()
    },
    stop() {
      stopped = true
      unsubscribe()
      end()
    },
  }
}

/** `isAll`: the change names everyone who shares a position, and who is not among them no longer does. */
async function store(db: UserDb, change: RemoteChange, isAll: boolean): Promise<void> {
  const rows = change.changed.flatMap(({ id, doc }): PositionRow[] => {
    const parsed = v.safeParse(positionSchema, doc)
    return parsed.success ? [{ id, ...parsed.output }] : []
  })
  const shared = new Set(change.ids)
  await transact(db, [db.positions, db.meta], async () => {
    const known = isAll ? await db.positions.toCollection().primaryKeys() : []
    await db.positions.bulkDelete([...change.left, ...known.filter((id) => !shared.has(id))])
    await db.positions.bulkPut(rows)
    await noteLoaded(db)
  })
}

async function noteLoaded(db: UserDb): Promise<void> {
  if ((await readMeta(db, 'positionsLoaded')) !== true) await writeMeta(db, 'positionsLoaded', true)
}
