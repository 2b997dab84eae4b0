import { usesFeature } from '#domain/access/features.ts'
import type { Company } from '#domain/entities/company.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { trackingModeOf } from '#domain/tracking/tracking-mode.ts'
import { type Fix, placeOfFix } from '#domain/tracking/fix.ts'
import { fail } from '#lib/result.ts'
import type { UserDb } from '../local/database/user-db.ts'
import type { Server } from '../server/open-server.ts'
import { readMeta } from '../local/rows/meta.ts'
import type { AskingMember } from './query-company.ts'
import { report } from '../report.ts'
import type { PageTracker, TrackingData } from '../types/tracking.ts'

export interface TrackingPorts {
  /** undefined while no one is signed in. */
  readonly current: () =>
    | { readonly db: UserDb; readonly company: Company | null; readonly uid: string | undefined }
    | undefined
  readonly server: () => Promise<Server>
  readonly offsetMs: () => number
  /** Records in the order's history where a status change was made. */
  readonly recordStep: (args: Omit<MutationArgs<'order/place'>, 'userId'>) => void
  readonly send: () => void
}

export interface Tracking {
  readonly data: TrackingData
  /** The tracker, if it was loaded: no one is tracked without consent. */
  readonly tracker: () => PageTracker | undefined
  /**
   * After a status change was queued: records its position, or looks for it where it is unknown. Also for the first tap
   * on this page, before the tracker is loaded.
   */
  readonly onStep: (
    step: Pick<MutationArgs<'order/move'>, 'orderId' | 'to' | 'place'>,
  ) => Promise<void>
}

/** How often the newest position is sent: each time is a write. */
const everyMs = 60_000

/** Where this device is, and where others were. Loaded on first use. */
export function createTracking({
  current,
  server,
  offsetMs,
  recordStep,
  send,
}: TrackingPorts): Tracking {
  let tracker: PageTracker | undefined
  let sentAt = 0
  let later: ReturnType<typeof setTimeout> | undefined
  let looking: Promise<unknown> = Promise.resolve()

  function askingMember(): AskingMember | undefined {
    const { uid, company } = current() ?? {}
    return uid && company ? { server, companyId: company.id, uid } : undefined
  }

  function keep(fix: Fix): void {
    const { db, company } = current() ?? {}
    if (!db || !company) return
    const companyId = trackingModeOf(company) === 'off' ? null : company.id
    import('./record-fix.ts')
      .then(({ recordFix }) => recordFix(db, fix, companyId))
      .catch((error: unknown) => report('A position was not stored', error))
    sendSoon()
  }

  /** Sends now, or once the interval is over, so that someone who has just parked is not shown at an earlier position. */
  function sendSoon(): void {
    if (later !== undefined) return
    const wait = Math.min(everyMs, Math.max(0, sentAt + everyMs - Date.now()))
    const sendNow = () => {
      later = undefined
      sentAt = Date.now()
      send()
    }
    if (wait === 0) sendNow()
    else later = setTimeout(sendNow, wait)
  }

  const data: TrackingData = {
    async loadTracker() {
      const { openTracker } = await import('./open-tracker.ts')
      return (tracker ??= openTracker({ offsetMs, keep }))
    },
    async agreeToTracking(agreed) {
      const db = current()?.db
      if (!db) return
      if (!agreed) {
        tracker?.stop()
        tracker = undefined
      }
      const { agreeToTracking } = await import('./agree-to-tracking.ts')
      await agreeToTracking(db, agreed)
      if (!agreed) send()
    },
    async loadTracks(asked) {
      const member = askingMember()
      if (!member) return fail({ type: 'access/signed-out' })
      const loadTracks = async () => (await import('./load-tracks.ts')).loadTracks(member, asked)
      // The rules open one person's route at a time.
      const loaded = looking.then(loadTracks, loadTracks)
      looking = loaded
      return loaded
    },
    async loadRouteDay(asked) {
      const member = askingMember()
      if (!member) return fail({ type: 'access/signed-out' })
      return (await import('./load-route-day.ts')).loadRouteDay(member, asked)
    },
    async loadLooks() {
      const member = askingMember()
      if (!member) return fail({ type: 'access/signed-out' })
      return (await import('./load-tracks.ts')).loadLooks(member)
    },
    async keepMapOpen() {
      const db = current()?.db
      return db ? (await import('./keep-map-open.ts')).keepMapOpen(db) : () => undefined
    },
  }
  return {
    data,
    tracker: () => tracker,
    async onStep({ orderId, to, place }) {
      const { db, company } = current() ?? {}
      if (!db || (company && !usesFeature(company, 'tracking'))) return
      if ((await readMeta(db, 'places')) !== true) return
      const tracks = await data.loadTracker()
      const here = tracks.here()
      if (place && here) return tracks.step(here, to)
      const fix = await tracks.locate()
      // Meanwhile someone else may have signed in, or the person no longer agrees.
      if (!fix || current()?.db !== db || (await readMeta(db, 'places')) !== true) return
      tracks.step(fix, to)
      recordStep({ orderId, step: to, place: placeOfFix(fix) })
    },
  }
}
