/** One operation of a person, which must take effect on the server exactly once. */
export interface Operation {
  readonly id: string
  /** Each is about its own document. */
  readonly document: string
  readonly note: string
}

export interface FaultSubjectOptions {
  readonly uid: string
  readonly companyId: string
  readonly projectId: string
  readonly email: string
  readonly password: string
  /** Ids of the documents that the operations will be about. */
  readonly documents: readonly string[]
}

export interface Refusals {
  /** Refused for good; kept and shown to the person. */
  readonly kept: readonly string[]
  /** Refused for good; the app is told, and the work is gone. */
  readonly gone: readonly string[]
}

/** A queue in a page that should survive every fault. Operations are identified by their ids. */
export interface FaultSubject {
  /** Opens what is stored and continues with it. */
  start(): Promise<void>
  /** Resolves with the queue's own id once the operation is stored. */
  enqueue(operation: Operation): Promise<string>
  /** The operations that will still be sent. */
  pending(): Promise<readonly string[]>
  refusals(): Promise<Refusals>
}

declare global {
  interface Window {
    createFaultSubject(options: FaultSubjectOptions): FaultSubject
    faultSubject: FaultSubject
  }
}
