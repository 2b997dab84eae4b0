import { readFileSync } from 'node:fs'

/** One emulator under measurement, driven by the client its users would have. */
export interface Subject {
  /** Writes one small document as client number `client` and waits for the acknowledgement. */
  commit(client: number, document: SmallDocument): Promise<void>
  /** Writes many at once, as an import would. */
  fill(documents: readonly SmallDocument[]): Promise<void>
  /** How many documents a query for the last twenty by `count` returns. */
  findTwenty(collectionId: string): Promise<number>
  /** Opens listeners on one collection; resolves when all have their first snapshot. */
  listen(collectionId: string, count: number): Promise<Watch>
  /** Resident memory in MiB. */
  memory(): number
  close(): Promise<void>
}

export interface SmallDocument {
  readonly collectionId: string
  readonly id: string
  readonly count: number
}

export interface Watch {
  /** Resolves when every listener holds the document with this id. */
  heard(id: string): Promise<void>
  close(): void
}

/** Starts an emulator in its own process, with this many clients. */
export type StartSubject = (clients: number) => Promise<Subject>

/** The fields of a small document. */
export function fieldsOf({ id, count }: SmallDocument) {
  return { id, title: 'A document', count }
}

/** The resident memory of a process in MiB, as reported by Linux. */
export function residentMemory(pid: number): number {
  const [, kibibytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) / 1024
}
