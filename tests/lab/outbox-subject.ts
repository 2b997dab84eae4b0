import type { LimitReading } from '#data/outbox/drain/plan/commit-cost.ts'

export interface SubjectOptions {
  readonly uid: string
  readonly companyId: string
  readonly projectId: string
  /** The port of the network in front of the server. */
  readonly port: number
  readonly token: string
  /** How our outbox reads Firestore's limits; by default as usual. */
  readonly reading?: LimitReading
  readonly orders: readonly { readonly id: string; readonly doc: unknown }[]
}

/** An outbox to measure, in a page. */
export interface OutboxSubject {
  /** What a start of the app waits for: the first orders and the state of the queue. */
  open(): Promise<void>
  /** Loads the orders onto this device. */
  load(): Promise<void>
  /** Queues this many edits, each of another order than the one before. */
  enqueue(times: number): Promise<void>
  /** One edit; the milliseconds until the device has stored it. */
  tap(): Promise<number>
  /** Sends everything that waits. */
  drain(): Promise<{ readonly ms: number; readonly longestTask: number }>
}

declare global {
  interface Window {
    createSubject(options: SubjectOptions): OutboxSubject
    subject: OutboxSubject
  }
}
