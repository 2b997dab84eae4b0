import { fail, ok, type Result } from '#lib/result.ts'
import type { Invoice } from '../entities/invoice.ts'
import type { InvoiceContent } from '../invoice/invoice-content.ts'
import { writeCii } from './cii/write-cii.ts'
import { einvoiceOf, type EInvoiceOptions } from './einvoice-of.ts'
import { type Missing, missingIn } from './missing-in.ts'
import { writeUbl } from './ubl/write-ubl.ts'

/** The two syntaxes of EN 16931. */
export type Syntax = 'ubl' | 'cii'

const writers = { ubl: writeUbl, cii: writeCii } as const

/** Why a document has no e-invoice; 'unreadable': what it says does not fit together. */
export type Unwritten = Missing | 'notIssued' | 'unreadable'

/** The XML of an issued document; fails with everything that keeps it from being a correct e-invoice. */
export function writeEInvoice(
  invoice: Invoice,
  content: InvoiceContent,
  syntax: Syntax,
  options: EInvoiceOptions,
): Result<string, readonly Unwritten[]> {
  const made = einvoiceOf(invoice, content, options)
  // More digits than two are nothing that EN 16931 can say, whatever the currency is called.
  if (!made.ok) return fail([made.problem === 'decimals' ? 'currency' : made.problem])
  const missing = missingIn(made.value)
  return missing.length === 0 ? ok(writers[syntax](made.value)) : fail(missing)
}
