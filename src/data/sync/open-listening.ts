import type { ListenAsPorts } from '../remote/listen-as.ts'
import type { RemoteListening } from '../remote/types.ts'
import { report } from '../report.ts'
import { listenInWorker } from './listen-in-worker.ts'

export interface ListeningPorts extends Omit<ListenAsPorts, 'openClient' | 'pageSize'> {
  /** Ends it, even before it started. */
  readonly signal: AbortSignal
}

/** Starts listening; undefined if Firebase Auth does not have this user, or if it was ended before. */
export type OpenListening = (ports: ListeningPorts) => Promise<RemoteListening | undefined>

/**
 * Listens in a worker, or on the page itself if there is no storage that a worker could write to, or no worker starts.
 */
export async function openListening(
  isMemory: boolean,
  ports: ListeningPorts,
): Promise<RemoteListening | undefined> {
  const { uid, server, onServerAnswer, signal } = ports
  if (!isMemory) {
    try {
      return await listenInWorker({ uid, config: server.config, onServerAnswer, signal })
    } catch (error) {
      report('No worker to listen', error)
    }
  }
  const { listenInPage } = await import('./listen-in-page.ts')
  return signal.aborted ? undefined : listenInPage(ports)
}
