import type { EInvoice } from '../model.ts'
import { countries } from './country-codes.ts'
import { currencies } from './currency-codes.ts'
import { each, isFilled, type Rule } from './rule.ts'
import { unitCodes } from './unit-codes.ts'

/** The codes that `einvoiceOf` writes, of longer lists. */
export const writtenCodes = {
  types: ['380', '381', '386'],
  means: ['30', '58', '97'],
  allowances: ['95'],
  schemes: ['EM'],
  exemptions: ['VATEX-EU-AE', 'VATEX-EU-IC', 'VATEX-EU-G', 'VATEX-EU-O'],
  categories: ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'],
} as const

const isIn = (codes: readonly string[]) => (code: string) => codes.includes(code)
const adjustments = ({ adjustments: all, lines }: EInvoice) => [
  ...all,
  ...lines.flatMap((line) => line.adjustments),
]

/** Codes are those of the lists that the standard names. */
export const codeRules: readonly Rule[] = [
  each('BR-CL-01', 'The type is of UNTDID 1001.', (it) => [it.typeCode], isIn(writtenCodes.types)),
  each(
    'BR-CL-04',
    'The currency is of ISO 4217.',
    (it) => [it.currency],
    (code) => currencies.has(code),
  ),
  each(
    'BR-CL-14',
    'Countries are of ISO 3166-1.',
    ({ seller, buyer, deliverTo }) =>
      [seller.address, buyer.address, deliverTo]
        .flatMap((one) => one?.country ?? [])
        .filter(isFilled),
    (code) => countries.has(code),
  ),
  each(
    'BR-CL-16',
    'Means of payment are of UNTDID 4461.',
    ({ payment }) => (payment ? [payment.meansCode] : []),
    isIn(writtenCodes.means),
  ),
  each(
    'BR-CL-17',
    'Categories of taxes are of UNTDID 5305.',
    ({ taxes, adjustments: all }) => [...taxes, ...all].map(({ category }) => category),
    isIn(writtenCodes.categories),
  ),
  each(
    'BR-CL-18',
    'Categories of lines are of UNTDID 5305.',
    ({ lines }) => lines.map(({ category }) => category),
    isIn(writtenCodes.categories),
  ),
  each(
    'BR-CL-19',
    'Reasons of allowances are of UNTDID 5189.',
    (it) => adjustments(it).filter(({ isCharge, reasonCode }) => !isCharge && isFilled(reasonCode)),
    ({ reasonCode }) => isIn(writtenCodes.allowances)(reasonCode),
  ),
  each(
    'BR-CL-20',
    'No code of UNTDID 7161 is written for charges.',
    (it) => adjustments(it).filter(({ isCharge }) => isCharge),
    ({ reasonCode }) => reasonCode === '',
  ),
  each(
    'BR-CL-22',
    'Reasons without tax are of the VATEX list.',
    ({ taxes }) => taxes.map(({ reasonCode }) => reasonCode).filter(isFilled),
    isIn(writtenCodes.exemptions),
  ),
  each(
    'BR-CL-23',
    'Units are of UN/ECE Recommendation 20.',
    ({ lines }) => lines.map(({ unitCode }) => unitCode),
    (code) => unitCodes.has(code),
  ),
  each(
    'BR-CL-25',
    'Schemes of electronic addresses are of the EAS list.',
    ({ seller, buyer }) => [seller, buyer].flatMap(({ endpoint }) => endpoint?.scheme ?? []),
    isIn(writtenCodes.schemes),
  ),
]
