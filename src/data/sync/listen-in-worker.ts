import type { ListenAnswer, ListenRequest } from '../remote/listen-worker.ts'
import type { RemoteListening } from '../remote/types.ts'
import type { WebConfig } from '../server/web-config.ts'

export interface ListenInWorkerPorts {
  readonly uid: string
  readonly config: WebConfig
  /** The server has answered. */
  readonly onServerAnswer: () => void
  /** Ends the worker, even before it started. */
  readonly signal: AbortSignal
}

/**
 * Listens in this page's own worker, so that neither the SDK nor its data takes time from the page. Undefined if
 * Firebase Auth does not have this user, or if it was ended before it started; rejects if the worker cannot start.
 */
export async function listenInWorker({
  uid,
  config,
  onServerAnswer,
  signal,
}: ListenInWorkerPorts): Promise<RemoteListening | undefined> {
  // The code was loaded too late: a worker now would store data of a user who has signed out.
  if (signal.aborted) return undefined
  const worker = new Worker(new URL('../remote/listen-worker.ts', import.meta.url), {
    type: 'module',
  })
  const send = (request: ListenRequest) => worker.postMessage(request, [])
  return new Promise((resolve, reject) => {
    let onBroken = () => {}
    const broken = new Promise<void>((break_) => {
      onBroken = break_
    })
    const end = () => {
      worker.terminate()
      onBroken()
      resolve(undefined)
    }
    const fail = () => {
      worker.terminate()
      onBroken()
      reject(new Error('The listening worker did not begin'))
    }
    signal.addEventListener('abort', end)
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<ListenAnswer>) => {
      switch (data.kind) {
        case 'heard':
          return onServerAnswer()
        case 'begun':
          return resolve({
            notify: (news) => send({ kind: 'news', news }),
            broken,
            stop: () => worker.terminate(),
          })
        case 'stranger':
          return end()
        case 'failed':
          return fail()
      }
    })
    send({ kind: 'begin', uid, config })
  })
}
