import { isAdminLevel } from '#domain/access/can.ts'
import { collections } from '#domain/entities/collections.ts'
import type { User } from '#domain/entities/user.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { markLoaded } from '../local/rows/loaded-sets.ts'
import { report } from '../report.ts'
import { applyChange } from './apply-change.ts'
import { readCursor } from './cursor.ts'
import { createFirstLoad } from './first-load/create-first-load.ts'
import type { FirstLoad, FirstLoadPorts } from './first-load/create-first-load.ts'
import type { FirestoreClient, RemoteChange, Since } from './firestore-client.ts'
import { createListeningNote } from './listening-note.ts'
import type { ListeningNote } from './listening-note.ts'
import { createRemovals } from './create-removals.ts'
import type { Removals } from './create-removals.ts'
import type { Reading } from './reconcile-removed.ts'
import { findOrphans } from './find-orphans.ts'
import { watchPositions } from './watch-positions.ts'
import type { Listening } from './types.ts'
import { followedSets, setAt } from './followed-sets.ts'
import type { ReachSettings, SetSpec } from './followed-sets.ts'

export interface ListenPorts extends Omit<FirstLoadPorts, 'onAnswer' | 'onRefused' | 'onOver'> {
  /** The server has answered. */
  readonly onServerAnswer: () => void
  /** Its code is loaded once the first load has what the screens wait for. */
  readonly openClient: () => Promise<FirestoreClient>
  /** Reads one document directly. */
  readonly read: (ref: Ref) => Promise<Reading>
}

/** A delta starts a little before its cursor, because commits become visible out of order. */
const overlapMs = 60_000
const day = 24 * 60 * 60_000
const firstRetryMs = 5000
const longestRetryMs = 5 * 60_000

/** The placeholder for sets that are not listened to yet. */
const firstLoad = 'first load'

/** Follows all sets of this user's device and writes what arrives into the database, until stopped. */
export function listen(ports: ListenPorts, user: User, settings: ReachSettings): Listening {
  const note = createListeningNote(ports.db)
  const specs = followedSets(user, settings)
  const load = createFirstLoad(
    {
      ...ports,
      onAnswer(isThere) {
        note.answered(firstLoad, isThere)
        if (isThere) ports.onServerAnswer()
      },
      onRefused(key, problem) {
        report(`The first load of ${key} was refused`, problem)
        note.failed(key, problem)
      },
      onOver: () => note.forget(firstLoad),
    },
    specs,
  )
  const removals = createRemovals({ db: ports.db, uid: user.id, read: ports.read })
  const parts: Listening[] = [
    load,
    removals,
    ...specs.map((spec) => follow(ports, user, spec, { load, note, removals })),
  ]
  if (isAdminLevel(user)) {
    const { db, openClient } = ports
    parts.push(watchPositions({ db, openClient, now: Date.now }, user.companyId))
  }
  return {
    nudge: () => parts.forEach((part) => part.nudge()),
    stop() {
      note.stop()
      parts.forEach((part) => part.stop())
    },
  }
}

/** Follows one set; after an error it restarts, with growing delays. */
function follow(
  ports: ListenPorts,
  user: User,
  followed: SetSpec,
  {
    load,
    note,
    removals,
  }: { readonly load: FirstLoad; readonly note: ListeningNote; readonly removals: Removals },
): Listening {
  const { db } = ports
  let spec = followed
  let stopped = false
  let unwatch: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs
  let handled: Promise<void> = Promise.resolve()

  const again = (problem: unknown) => {
    if (stopped) return
    unwatch?.()
    unwatch = undefined
    clearTimeout(timer)
    if (isOffline(problem)) note.answered(spec.key, false)
    else {
      report(`Listening to ${spec.key} broke off`, problem)
      note.failed(spec.key, problem)
    }
    timer = setTimeout(begin, retryMs)
    retryMs = Math.min(longestRetryMs, retryMs * 2)
  }

  async function watch(): Promise<void> {
    await load.ready(spec.key)
    const client = await ports.openClient()
    const since = spec.kind === 'delta' ? await sinceCursor() : null
    if (stopped) return
    spec = setAt(followed, ports.now())
    let first = true
    unwatch = client.watch(
      spec,
      since,
      (change) => {
        const isFirst = first && change.fromServer
        if (isFirst) first = false
        if (!change.fromServer) note.answered(spec.key, false)
        handled = handled.then(() => takeAndNote(change, isFirst)).catch(again)
      },
      again,
    )
  }

  function begin(): void {
    clearTimeout(timer)
    timer = undefined
    watch().catch(again)
  }

  async function sinceCursor(): Promise<Since> {
    const field = collections[spec.collection].serverTime
    const cursor = await readCursor(db, spec.key)
    if (cursor !== null) {
      const from = Date.parse(cursor) - overlapMs
      return { field, after: new Date(from).toISOString() }
    }
    if (spec.firstDays === null) return { field, after: null }
    return { field, after: new Date(ports.now() - spec.firstDays * day).toISOString() }
  }

  async function take(change: RemoteChange, isFirst: boolean): Promise<void> {
    if (stopped) return
    retryMs = firstRetryMs
    ports.onServerAnswer()
    const field = spec.kind === 'delta' ? collections[spec.collection].serverTime : null
    if (change.changed.length > 0) {
      await applyChange(db, spec, change.changed, field, ports.now())
    }
    if (isFirst && !load.isOpen(spec.key)) await markLoaded(db, spec.key)
    if (spec.collection === 'mutations') return
    const left = change.left.map((id): Ref => `${spec.collection}/${id}`)
    if (isFirst && spec.kind === 'whole')
      left.push(...(await findOrphans(db, spec, user, change.ids)))
    load.leave(left)
    await removals.settle([...new Set(left)])
  }

  async function takeAndNote(change: RemoteChange, isFirst: boolean): Promise<void> {
    await take(change, isFirst)
    if (change.fromServer && !stopped) note.answered(spec.key, true)
  }

  begin()
  return {
    nudge() {
      if (timer !== undefined) begin()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
      unwatch?.()
    },
  }
}

function isOffline(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === 'unavailable'
}
