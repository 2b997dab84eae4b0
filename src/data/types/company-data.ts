import type { Erasure } from '#domain/entities/erasure.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import type { Billing } from './billing.ts'
import type { OnlinePayments } from './online-payments.ts'

export interface ExportProgress {
  /** The collection that is being read. */
  readonly collection: string
  readonly documents: number
  readonly photos: number
  /** 0 until all photos are known. */
  readonly photosTotal: number
  /** Size of the file so far. */
  readonly bytes: number
}

/** What an export contains. */
export interface CompanyExport {
  readonly documents: number
  readonly photos: number
  /** Photos that were announced but whose bytes are not at the server. */
  readonly missingPhotos: number
  /** Collections that the server did not let the owner read, such as routes without a valid subscription. */
  readonly notIncluded: readonly string[]
  readonly bytes: number
}

export interface ExportOptions {
  /** The text of README.txt. */
  readonly readMe: string
  /** Where to write; without it the file is kept in memory and handed back. */
  readonly handle: FileSystemFileHandle | null
  readonly onProgress: (progress: ExportProgress) => void
  /** Ends the export; nothing is left of it. */
  readonly signal: AbortSignal
}

export interface LogExportOptions {
  /** How many entries have been read so far. */
  readonly onProgress: (count: number) => void
  /** Ends the export. */
  readonly signal: AbortSignal
}

/** A line of an export that was not restored. */
export interface RefusedRow {
  readonly collection: string
  readonly id: string
  /** Why: 'unreadable', 'deleted', 'tooLarge', 'missing' or 'id'. */
  readonly reason: string
}

/** How far a restore is. */
export interface CompanyRestore {
  readonly documents: number
  readonly total: number
  readonly created: number
  readonly existing: number
  readonly photos: number
  readonly photosTotal: number
  /** How many were not restored, and the first of them. */
  readonly refusedRows: number
  readonly refused: readonly RefusedRow[]
}

export interface RestoreOptions {
  readonly file: Blob
  readonly onProgress: (restore: CompanyRestore) => void
  readonly signal: AbortSignal
}

/** What an owner does with all of the company's data. Needs the network. */
export interface CompanyData {
  /** Checks the password of the signed-in person again. */
  readonly confirmPassword: (password: string) => Promise<Result<void, Problem>>
  /** Everything in one ZIP; null if it was cancelled. */
  readonly exportCompany: (
    options: ExportOptions,
  ) => Promise<Result<(CompanyExport & { readonly file: Blob | null }) | null, Problem>>
  /** The audit log as CSV, after the password was checked; null if it was cancelled. */
  readonly exportLog: (options: LogExportOptions) => Promise<Result<Blob | null, Problem>>
  /** Checks the password again and asks the server to erase someone's data. */
  readonly requestErasure: (
    password: string,
    subject: Pick<Erasure, 'kind' | 'subjectId'>,
  ) => Promise<Result<void, Problem>>
  /** What was erased or is being erased, latest first. */
  readonly readErasures: () => Promise<Result<readonly Erasure[], Problem>>
  /** Fills an empty company from an export; null if it was cancelled. */
  readonly restoreCompany: (
    options: RestoreOptions,
  ) => Promise<Result<CompanyRestore | null, Problem>>
  /** The company's subscription. */
  readonly billing: Billing
  /** How the company's customers pay online. */
  readonly onlinePayments: OnlinePayments
}
