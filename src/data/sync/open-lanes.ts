import { openMedia } from '../blobs/open-media.ts'
import type { DeviceDb } from '../local/database/device-db.ts'
import type { UserDb } from '../local/database/user-db.ts'
import type { DrainResult } from '../outbox/drain/types.ts'
import { openDrain } from '../outbox/open-drain.ts'
import type { Server } from '../server/open-server.ts'
import { createDrainer } from './create-drainer.ts'
import type { Drainer } from './create-drainer.ts'

export interface LanePorts {
  readonly deviceDb: DeviceDb
  readonly db: UserDb
  readonly uid: string
  readonly server: Server
  readonly onDrained: (result: DrainResult) => void
}

export interface Lanes extends Drainer {
  /** The listeners have brought something, which proves that the server can be reached again. */
  readonly onServerAnswer: () => void
}

/** Opens what sends from this page: the mutations, and behind them photos and positions. */
export function openLanes({ deviceDb, db, uid, server, onDrained }: LanePorts): Lanes {
  let isUnreachable = false
  const { drain, stop } = createDrainer(openDrain(deviceDb, db, uid, server), (result) => {
    isUnreachable = result.kind === 'paused' && result.pause.reason === 'unreachable'
    onDrained(result)
    if (result.kind === 'idle' || result.kind === 'left') void media.drain(true)
  })
  const media = createDrainer(
    openMedia(deviceDb, db, uid, server, () => void drain(false)),
    () => undefined,
  )
  return {
    drain,
    onServerAnswer() {
      if (isUnreachable) void drain(true)
    },
    stop() {
      stop()
      media.stop()
    },
  }
}
