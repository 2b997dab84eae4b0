import { describe, expect, it } from 'vitest'
import { writeCii } from '#domain/einvoice/cii/write-cii.ts'
import type { EInvoice } from '#domain/einvoice/model.ts'
import { brokenRules, rules } from '#domain/einvoice/rules/broken-rules.ts'
import { writeUbl } from '#domain/einvoice/ubl/write-ubl.ts'
import { emptyPeriod, failingInvoices, soundInvoices } from './failing-invoices.ts'
import { readCii } from './read-cii.ts'
import { readUbl } from './read-ubl.ts'

const idsOf = (broken: ReturnType<typeof brokenRules>) => broken.map(({ id }) => id)

describe.each([
  ['UBL', (invoice: EInvoice) => readUbl(writeUbl(invoice))],
  ['CII', (invoice: EInvoice) => readCii(writeCii(invoice))],
])('%s', (_, through) => {
  it('breaks no rule in sound documents', () => {
    for (const invoice of soundInvoices) expect(idsOf(brokenRules(through(invoice)))).toEqual([])
  })

  it.each(Object.entries(failingInvoices))('a document that breaks %s', (id, invoice) => {
    expect(idsOf(brokenRules(through(invoice)))).toContain(id)
  })
})

it('has a document for every rule', () => {
  expect(idsOf(brokenRules(emptyPeriod))).toEqual(['BR-CO-19'])
  expect([...Object.keys(failingInvoices), 'BR-CO-19'].toSorted()).toEqual(
    rules.map(({ id }) => id).toSorted(),
  )
})
