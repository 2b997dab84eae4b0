/** One operation of a person, of which the server must see the effect exactly once. */
export interface Operation {
  readonly id: string
  /** Each concerns a document of its own. */
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

export interface Told {
  /** Refused for good; kept, and shown to the person. */
  readonly kept: readonly string[]
  /** Refused for good; the app is told, the work is gone. */
  readonly gone: readonly string[]
}

/** A queue in a page that is to outlive every fault. Operations are told apart by their ids. */
export interface FaultSubject {
  /** Opens what is stored here, and goes on with it. */
  start(): Promise<void>
  /** Resolves when the operation is kept; with the id that the queue itself gives to it. */
  enqueue(operation: Operation): Promise<string>
  /** The operations that will still be sent. */
  pending(): Promise<readonly string[]>
  told(): Promise<Told>
}

declare global {
  interface Window {
    createFaultSubject(options: FaultSubjectOptions): FaultSubject
    faultSubject: FaultSubject
  }
}
