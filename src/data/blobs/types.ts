import type { Problem } from '#domain/problem.ts'
import type { BlobRow, PingRow } from '../local/database/rows.ts'
import type { DrainPorts } from '../outbox/drain/types.ts'

/** What is told of where somebody was: a piece of the route, the newest place, or both at once. */
export interface PingChunk {
  readonly companyId: string
  readonly piece: {
    /** Of its document. */
    readonly id: string
    /** In the order they were taken; at least one. */
    readonly pings: readonly PingRow[]
    /** It could not be sent at once: what came after it has waited with it. */
    readonly wasHeldUp: boolean
  } | null
  /** null where the server knows it. */
  readonly place: PingRow | null
}

/** What the lanes of photos and positions keep; each method is one durable transaction. */
export interface MediaStore {
  /** Whether a mutation could be sent now: it goes first. */
  isWorkDue(now: number): Promise<boolean>
  /** The next photo to send, or to clear away, whose time has come. */
  nextBlob(now: number): Promise<BlobRow | null>
  /** When the next paused photo falls due; null where none does. */
  nextDue(now: number): Promise<number | null>
  part(photoId: string, index: number): Promise<Uint8Array | undefined>
  /** So many chunks are at the server for certain. */
  progress(photoId: string, sent: number): Promise<void>
  /** All are: what waited for the photo waits no more. */
  finish(photoId: string): Promise<void>
  rest(photoId: string, failures: number, notBefore: number): Promise<void>
  park(photoId: string, problem: Problem): Promise<void>
  /** Nobody has the photo any more: what is at the server of it is to be cleared away. */
  unwant(photoId: string): Promise<void>
  forget(photoId: string): Promise<void>
  /** A piece keeps its name until it is taken in. null where there is nothing to tell now. */
  nextPings(newId: () => string, now: number): Promise<PingChunk | null>
  /** It was told, or the server does not take it. */
  dropPings(chunk: PingChunk, now: number): Promise<void>
  /** Whether the last known place is to be taken from the server, and of which company. */
  hides(): Promise<string | null>
  hidden(): Promise<void>
}

export type MediaPorts = Omit<DrainPorts, 'store' | 'onServerTime' | 'onCloned'> & {
  readonly store: MediaStore
  readonly deviceId: () => Promise<string>
  /** A photo has arrived, or was given up: mutations may have become free. */
  readonly onFreed: () => void
}
