import { compareDecimals, negated, parseDecimal } from '../decimal.ts'
import type { EInvoice, ETax, ETaxRate } from '../model.ts'
import { decimalOf, isFilled, isSum, type Rule } from './rule.ts'
import { isTaxOf } from './sum-rules.ts'

interface Category {
  readonly code: string
  /** As in the ids of its rules. */
  readonly id: string
  readonly name: string
  /** Whether the parties have the numbers that it asks for. */
  readonly hasNumbers: (invoice: EInvoice) => boolean
  readonly isRate: (rate: string) => boolean
  readonly hasReason: boolean
}

const hasTaxNumber = ({ seller }: EInvoice) => isFilled(seller.vatId) || isFilled(seller.taxNumber)
const isZero = (rate: string) => parseDecimal(rate)?.units === 0n
const isAboveZero = (rate: string) => (parseDecimal(rate)?.units ?? 0n) > 0n

const categories: readonly Category[] = [
  {
    code: 'S',
    id: 'S',
    name: 'Standard',
    hasNumbers: hasTaxNumber,
    isRate: isAboveZero,
    hasReason: false,
  },
  {
    code: 'Z',
    id: 'Z',
    name: 'Zero rated',
    hasNumbers: hasTaxNumber,
    isRate: isZero,
    hasReason: false,
  },
  { code: 'E', id: 'E', name: 'Exempt', hasNumbers: hasTaxNumber, isRate: isZero, hasReason: true },
  {
    code: 'AE',
    id: 'AE',
    name: 'Reverse charge',
    hasNumbers: (it) =>
      hasTaxNumber(it) && (isFilled(it.buyer.vatId) || isFilled(it.buyer.legalId)),
    isRate: isZero,
    hasReason: true,
  },
  {
    code: 'K',
    id: 'IC',
    name: 'Within the EU',
    hasNumbers: ({ seller, buyer }) => isFilled(seller.vatId) && isFilled(buyer.vatId),
    isRate: isZero,
    hasReason: true,
  },
  {
    code: 'G',
    id: 'G',
    name: 'Export',
    hasNumbers: ({ seller }) => isFilled(seller.vatId),
    isRate: isZero,
    hasReason: true,
  },
  {
    code: 'O',
    id: 'O',
    name: 'Not taxable',
    hasNumbers: ({ seller, buyer }) => !isFilled(seller.vatId) && !isFilled(buyer.vatId),
    isRate: (rate) => !isFilled(rate),
    hasReason: true,
  },
]

/** Where a category stands besides in the taxes, with the last digits of the rules about it. */
const places: readonly {
  readonly name: string
  readonly numbers: string
  readonly rate: string
  readonly of: (invoice: EInvoice) => readonly ETaxRate[]
}[] = [
  { name: 'a line', numbers: '02', rate: '05', of: ({ lines }) => lines },
  {
    name: 'an allowance',
    numbers: '03',
    rate: '06',
    of: ({ adjustments }) => adjustments.filter(({ isCharge }) => !isCharge),
  },
  {
    name: 'a charge',
    numbers: '04',
    rate: '07',
    of: ({ adjustments }) => adjustments.filter(({ isCharge }) => isCharge),
  },
]

function rulesOf(category: Category): readonly Rule[] {
  const { code, id, name } = category
  const taxesOf = ({ taxes }: EInvoice) => taxes.filter((tax) => tax.category === code)
  const isOf = (one: ETaxRate) => one.category === code
  return [
    {
      id: `BR-${id}-01`,
      says: `${name}: it is among the taxes exactly where something has it.`,
      holds: (invoice) => {
        const isUsed = places.some(({ of }) => of(invoice).some(isOf))
        const count = taxesOf(invoice).length
        return isUsed ? (code === 'S' ? count > 0 : count === 1) : count === 0
      },
    },
    ...places.flatMap((place): readonly Rule[] => [
      {
        id: `BR-${id}-${place.numbers}`,
        says: `${name}: the parties have the tax numbers that ${place.name} with it asks for.`,
        holds: (invoice) => !place.of(invoice).some(isOf) || category.hasNumbers(invoice),
      },
      {
        id: `BR-${id}-${place.rate}`,
        says: `${name}: the rate of ${place.name} fits it.`,
        holds: (invoice) =>
          place
            .of(invoice)
            .filter(isOf)
            .every(({ rate }) => category.isRate(rate)),
      },
    ]),
    {
      id: `BR-${id}-08`,
      says: `${name}: what is taxed is what has it, less allowances plus charges.`,
      holds: (invoice) => taxesOf(invoice).every((tax) => isBaseOf(tax, invoice)),
    },
    {
      id: `BR-${id}-09`,
      says: `${name}: the tax is that of its rate.`,
      holds: (invoice) =>
        taxesOf(invoice).every((tax) => (code === 'S' ? isTaxOf(tax) : isZero(tax.tax))),
    },
    {
      id: `BR-${id}-10`,
      says: category.hasReason ? `${name}: it says why.` : `${name}: it has no reason.`,
      holds: (invoice) =>
        taxesOf(invoice).every(
          ({ reason, reasonCode }) =>
            (isFilled(reason) || isFilled(reasonCode)) === category.hasReason,
        ),
    },
  ]
}

function isBaseOf(tax: ETax, { lines, adjustments }: EInvoice): boolean {
  const rate = parseDecimal(tax.rate)
  const isOf = (one: ETaxRate) => {
    const own = parseDecimal(one.rate)
    // Only the standard category has several rates.
    return (
      one.category === tax.category &&
      (tax.category !== 'S' || (own !== null && rate !== null && compareDecimals(own, rate) === 0))
    )
  }
  const values = adjustments.filter(isOf).map(({ isCharge, amount }) => {
    const value = decimalOf(amount)
    return value && !isCharge ? negated(value) : amount
  })
  return isSum(tax.base, [...lines.filter(isOf).map(({ net }) => net), ...values])
}

/** The rules of each tax category. */
export const categoryRules: readonly Rule[] = [
  ...categories.flatMap(rulesOf),
  {
    id: 'BR-IC-11',
    says: 'Within the EU: it says when (BT-72, BG-14).',
    holds: ({ taxes, deliveredOn, period }) =>
      taxes.every(({ category }) => category !== 'K') || isFilled(deliveredOn) || period !== null,
  },
  {
    id: 'BR-IC-12',
    says: 'Within the EU: it says to which country (BT-80).',
    holds: ({ taxes, deliverTo }) =>
      taxes.every(({ category }) => category !== 'K') || isFilled(deliverTo?.country),
  },
  ...(
    [
      ['BR-O-11', 'tax', ({ taxes }) => taxes],
      ...places.map(
        ({ name, of }, i) => [`BR-O-${12 + i}`, name.replace(/^an? /, ''), of] as const,
      ),
    ] satisfies readonly (readonly [string, string, (invoice: EInvoice) => readonly ETaxRate[]])[]
  ).map(([id, name, of]): Rule => ({
    id,
    says: `Not taxable: no other ${name} stands beside it.`,
    holds: (invoice) =>
      invoice.taxes.every(({ category }) => category !== 'O') ||
      of(invoice).every(({ category }) => category === 'O'),
  })),
]
