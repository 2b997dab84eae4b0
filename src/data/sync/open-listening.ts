import type { ListenAsPorts } from '../remote/listen-as.ts'
import type { RemoteListening } from '../remote/types.ts'
import { report } from '../report.ts'
import { listenInWorker } from './listen-in-worker.ts'

export interface ListeningPorts extends Omit<ListenAsPorts, 'openClient' | 'pageSize'> {
  /** Ends it, also before it began. */
  readonly signal: AbortSignal
}

/** Begins to listen; undefined where Firebase Auth does not have this user, or where it was ended before. */
export type OpenListening = (ports: ListeningPorts) => Promise<RemoteListening | undefined>

/** In a worker; on the page itself where nothing is stored that a worker could write to, or where none begins. */
export async function openListening(
  isMemory: boolean,
  ports: ListeningPorts,
): Promise<RemoteListening | undefined> {
  const { uid, server, onHeard, signal } = ports
  if (!isMemory) {
    try {
      return await listenInWorker({ uid, config: server.config, onHeard, signal })
    } catch (error) {
      report('No worker to listen', error)
    }
  }
  const { listenInPage } = await import('./listen-in-page.ts')
  return signal.aborted ? undefined : listenInPage(ports)
}
