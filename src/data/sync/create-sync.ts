import { parseOldRows } from '../local/rows/parse-old-rows.ts'
import { rereadUnreadable } from '../outbox/rebase/reread-unreadable.ts'
import { report } from '../report.ts'
import type { Drainer } from './create-drainer.ts'
import { createListener } from './create-listener.ts'
import type { Listener, ListenerPorts } from './create-listener.ts'
import type { HostSignals } from './host-signals.ts'
import { openLanes } from './open-lanes.ts'
import type { LanePorts } from './open-lanes.ts'

export interface SyncPorts extends LanePorts, Omit<ListenerPorts, 'onServerAnswer'> {
  readonly signals: HostSignals
}

export type Sync = Drainer & Pick<Listener, 'listen'>

/** Sending and listening for one signed-in user in this page, until stopped. */
export function createSync({ signals, ...ports }: SyncPorts): Sync {
  const lanes = openLanes(ports)
  const listener = createListener({ ...ports, onServerAnswer: lanes.onServerAnswer })
  const ends = [
    signals.onFresh(() => {
      void lanes.drain(true)
      listener.retry()
    }),
    signals.onOnlineChange(() => signals.isOnline() && listener.notify('online')),
  ]
  void lanes.drain(true)
  rereadUnreadable(ports.db).catch((error: unknown) =>
    report('Unreadable documents were not looked at again', error),
  )
  parseOldRows(ports.db).catch((error: unknown) =>
    report('Rows of an older format were not parsed again', error),
  )
  return {
    drain: lanes.drain,
    listen: listener.listen,
    stop() {
      listener.stop()
      lanes.stop()
      for (const end of ends) end()
    },
  }
}
