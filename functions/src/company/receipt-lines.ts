import type { Doc } from '../../../src/domain/mutation/types.ts'
import { guardCell } from '../../../src/lib/csv-guard.ts'

const columns = [
  'id',
  'receivedAt',
  'at',
  'deviceAt',
  'actorId',
  'deviceId',
  'name',
  'refs',
  'args',
]

/** Receipts as lines of CSV (RFC 4180). */
export function toCsv(receipts: readonly Doc[], { withHeader }: { withHeader: boolean }): string {
  const lines = receipts.map((receipt) => columns.map((column) => cell(receipt[column])))
  return [...(withHeader ? [columns] : []), ...lines].map((line) => `${line.join()}\r\n`).join('')
}

/** Receipts as lines of JSON, with everything that they hold. */
export function toJsonLines(receipts: readonly Doc[]): string {
  return receipts.map((receipt) => `${JSON.stringify(receipt)}\n`).join('')
}

function cell(value: unknown): string {
  const harmless = guardCell(textOf(value))
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  const isListOfTexts = Array.isArray(value) && value.every((one) => typeof one === 'string')
  return isListOfTexts ? value.join(' ') : JSON.stringify(value)
}
