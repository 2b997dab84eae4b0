import type { LimitReading } from '#data/outbox/drain/plan/commit-cost.ts'

export interface SubjectOptions {
  readonly uid: string
  readonly companyId: string
  readonly projectId: string
  /** Of the network in front of the server. */
  readonly port: number
  readonly token: string
  /** How our outbox reads Firestore's limits; its usual reading where left out. */
  readonly reading?: LimitReading
  readonly orders: readonly { readonly id: string; readonly doc: unknown }[]
}

/** An outbox to measure, in a page. */
export interface OutboxSubject {
  /** What a start of the app waits for: the first orders and where the queue stands. */
  open(): Promise<void>
  /** Brings the orders onto this device. */
  load(): Promise<void>
  /** Queues so many edits, each of another order than the one before. */
  enqueue(times: number): Promise<void>
  /** One edit; milliseconds until the device has it. */
  tap(): Promise<number>
  /** Sends all that waits. */
  drain(): Promise<{ readonly ms: number; readonly longestTask: number }>
}

declare global {
  interface Window {
    createSubject(options: SubjectOptions): OutboxSubject
    subject: OutboxSubject
  }
}
