import { InvoiceService, invoiceSchema } from '@e-invoice-eu/core'
import { expect, it } from 'vitest'
import { writeCii } from '#domain/einvoice/cii/write-cii.ts'
import { einvoiceOf } from '#domain/einvoice/einvoice-of.ts'
import type { EInvoice } from '#domain/einvoice/model.ts'
import { writtenCodes } from '#domain/einvoice/rules/code-rules.ts'
import { countries } from '#domain/einvoice/rules/country-codes.ts'
import { currencies } from '#domain/einvoice/rules/currency-codes.ts'
import { unitCodes } from '#domain/einvoice/rules/unit-codes.ts'
import { writeUbl } from '#domain/einvoice/ubl/write-ubl.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { soundInvoices } from './failing-invoices.ts'
import { generateInvoices } from './generate-invoices.ts'
import { readCii } from './read-cii.ts'
import { readUbl } from './read-ubl.ts'
import { toLibrary } from './to-library.ts'

type Library = Parameters<InvoiceService['generate']>[0]

const silent = { log: () => {}, warn: () => {}, error: () => {}, debug: () => {} }
const service = new InvoiceService(silent)

const credited = { number: 'INV-1', issuedOn: '2026-01-05' }
const generated = generateInvoices(16, 15).map((invoice) => {
  const options = { credited: invoice.kind === 'credit' ? credited : null }
  const made = einvoiceOf(invoice, contentOf(invoice), options)
  if (!made.ok) throw new Error(made.problem)
  return made.value
})
// It asks for the electronic address of the buyer, as Peppol does and EN 16931 does not.
const invoices = [...soundInvoices, ...generated].filter(({ buyer }) => buyer.endpoint)

/** What the library writes of the UBL that we write, once it has found it valid. */
async function written(invoice: EInvoice, format: 'UBL' | 'CII'): Promise<string> {
  const input = toLibrary(writeUbl(invoice)) as unknown as Library
  return String(await service.generate(input, { format, lang: 'en', noWarnings: true }))
}

/**
 * Without what the library writes in its own way: the profile, prices, numbers without a scheme, and of credit notes the
 * due day and what they are about.
 */
function common(read: EInvoice): object {
  const { customizationId: _, profileId: __, dueOn, preceding: ___, seller, buyer, ...rest } = read
  return {
    ...rest,
    lines: rest.lines.map((line) => ({ ...line, price: '' })),
    dueOn: rest.typeCode === '381' ? '' : dueOn,
    seller: { ...seller, identifier: '' },
    buyer: { ...buyer, identifier: '' },
  }
}

it('finds our UBL valid and in order, and reads it as we do', async () => {
  for (const invoice of invoices)
    expect(common(readUbl(await written(invoice, 'UBL')))).toEqual(
      common(readUbl(writeUbl(invoice))),
    )
})

it('writes the CII that we write', async () => {
  for (const invoice of invoices)
    expect(common(readCii(await written(invoice, 'CII')))).toEqual(
      common(readCii(writeCii(invoice))),
    )
})

it('has the codes that we write, and the same lists', () => {
  const { codeLists: lists } = invoiceSchema.$defs as unknown as Readonly<
    Record<'codeLists', Record<string, { enum: string[] }>>
  >
  expect([...countries]).toEqual(lists['ISO3166']?.enum)
  expect([...currencies]).toEqual(lists['ISO4217']?.enum)
  expect([...unitCodes]).toEqual(lists['UNECERec20']?.enum)
  expect([...(lists['UNCL1001-inv']?.enum ?? []), ...(lists['UNCL1001-cn']?.enum ?? [])]).toEqual(
    expect.arrayContaining([...writtenCodes.types]),
  )
  expect(lists['UNCL4461']?.enum).toEqual(expect.arrayContaining([...writtenCodes.means]))
  expect(lists['UNCL5189']?.enum).toEqual(expect.arrayContaining([...writtenCodes.allowances]))
  expect(lists['eas']?.enum).toEqual(expect.arrayContaining([...writtenCodes.schemes]))
  expect(lists['vatex']?.enum).toEqual(expect.arrayContaining([...writtenCodes.exemptions]))
  expect(lists['UNCL5305']?.enum).toEqual(expect.arrayContaining([...writtenCodes.categories]))
})
