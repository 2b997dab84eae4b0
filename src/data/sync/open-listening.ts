import type { ListenAsPorts } from '../remote/listen-as.ts'
import type { RemoteListening } from '../remote/types.ts'
import { listenApart } from './listen-apart.ts'

export interface ListeningPorts extends Omit<ListenAsPorts, 'client'> {
  /** Ends it, also before it began. */
  readonly signal: AbortSignal
}

/** Begins to listen; undefined where Firebase Auth does not have this user, or where it was ended before. */
export type OpenListening = (ports: ListeningPorts) => Promise<RemoteListening | undefined>

/** In a worker, or on the page itself where nothing is stored that a worker could write to. */
export async function openListening(
  isMemory: boolean,
  { signal, ...ports }: ListeningPorts,
): Promise<RemoteListening | undefined> {
  const { uid, server, onHeard } = ports
  if (!isMemory) return listenApart({ uid, config: server.config, onHeard, signal })
  const { listenHere } = await import('./listen-here.ts')
  return listenHere(ports)
}
