import { readFileSync } from 'node:fs'

/** One emulator under measurement, driven by the client its users would have. */
export interface Subject {
  readonly name: string
  /** Writes one small document as client number `client` and waits for the acknowledgement. */
  commit(client: number, id: string): Promise<void>
  /** Opens listeners on one collection; resolves when all have their first snapshot. */
  listen(count: number): Promise<Watch>
  /** Resident memory in MiB. */
  memory(): number
  close(): Promise<void>
}

export interface Watch {
  /** Resolves when every listener holds the document with this id. */
  heard(id: string): Promise<void>
  close(): void
}

/** The resident memory of a process in MiB, as Linux tells it. */
export function residentMemory(pid: number): number {
  const [, kibibytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kibibytes) / 1024
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
