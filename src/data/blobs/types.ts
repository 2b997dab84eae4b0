import type { Problem } from '#domain/problem.ts'
import type { BlobRow, PingRow } from '../local/database/rows.ts'
import type { DrainPorts } from '../outbox/drain/types.ts'

/** What is sent about a person's location: a piece of the route, the newest position, or both at once. */
export interface PingChunk {
  readonly companyId: string
  readonly piece: {
    /** The id of its document. */
    readonly id: string
    /** In the order they were taken; at least one. */
    readonly pings: readonly PingRow[]
    /** It could not be sent at once: later positions have waited with it. */
    readonly wasHeldUp: boolean
  } | null
  /** null if the server knows it. */
  readonly place: PingRow | null
}

/** What the lanes of photos and positions store; each method is one durable transaction. */
export interface MediaStore {
  /** Whether a mutation could be sent now: it goes first. */
  isWorkDue(now: number): Promise<boolean>
  /** The next photo that is due to be uploaded or deleted. */
  nextBlob(now: number): Promise<BlobRow | null>
  /** When the next paused photo is due; null if none is. */
  nextDue(now: number): Promise<number | null>
  part(photoId: string, index: number): Promise<Uint8Array | undefined>
  /** This many chunks are certainly at the server. */
  progress(photoId: string, sent: number): Promise<void>
  /** All of them are: mutations that waited for the photo may be sent. */
  finish(photoId: string): Promise<void>
  pause(photoId: string, failures: number, notBefore: number): Promise<void>
  refuse(photoId: string, problem: Problem): Promise<void>
  /** The photo is no longer wanted: its chunks at the server are to be deleted. */
  unwant(photoId: string): Promise<void>
  forget(photoId: string): Promise<void>
  /** A piece keeps its id until the server has taken it. null if there is nothing to send now. */
  nextPings(newId: () => string, now: number): Promise<PingChunk | null>
  /** It was sent, or the server refuses it. */
  dropPings(chunk: PingChunk, now: number): Promise<void>
  /** Whether the last known position is to be deleted at the server, and of which company. */
  hides(): Promise<string | null>
  hidden(): Promise<void>
}

export type MediaPorts = Omit<DrainPorts, 'store' | 'onServerTime' | 'onCloned'> & {
  readonly store: MediaStore
  readonly deviceId: () => Promise<string>
  /** A photo has arrived, or was given up: mutations may have become sendable. */
  readonly onFreed: () => void
}
