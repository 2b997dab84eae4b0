import { expect, it } from 'vitest'
import { contentOf } from '../invoice/invoice-content.ts'
import { buyerFixture, type IssuedParts, issuedInvoice } from './einvoice.fixture.ts'
import { type Syntax, writeEInvoice } from './write-einvoice.ts'

function written(parts: IssuedParts = {}, syntax: Syntax = 'ubl') {
  const invoice = issuedInvoice(parts)
  return writeEInvoice(invoice, contentOf(invoice), syntax, { credited: null })
}

it('writes either syntax', () => {
  expect(written()).toMatchObject({ ok: true, value: expect.stringContaining('<Invoice ') })
  expect(written({}, 'cii')).toMatchObject({
    ok: true,
    value: expect.stringContaining('CrossIndustryInvoice'),
  })
})

it('says everything that is missing', () => {
  const buyer = { ...buyerFixture, address: { ...buyerFixture.address, country: '' } }
  expect(written({ buyer })).toEqual({ ok: false, problem: ['buyerCountry'] })
  expect(written({ currency: 'KWD' })).toEqual({ ok: false, problem: ['currency'] })
  expect(written({ status: 'issuing' })).toEqual({ ok: false, problem: ['notIssued'] })
})
