import { compareDecimals, type Decimal, negated, productOf, sumOf } from '../decimal.ts'
import type { EInvoice, ETax } from '../model.ts'
import { countries } from './country-codes.ts'
import { decimalOf, each, isFilled, isSum, type Rule } from './rule.ts'

const one: Decimal = { units: 1n, digits: 0 }
const percent: Decimal = { units: 1n, digits: 2 }

const amounts = ({ adjustments }: EInvoice, isCharge: boolean) =>
  adjustments.filter((each) => each.isCharge === isCharge).map(({ amount }) => amount)

const minus = (text: string): string | Decimal => {
  const value = decimalOf(text)
  return value ? negated(value) : text
}

const vatIds = ({ seller, buyer }: EInvoice) => [seller.vatId, buyer.vatId].filter(isFilled)

/** Whether a tax is its rate of its base, but for less than one unit: tax on prices with tax differs by rounding. */
export function isTaxOf({ base, tax, rate }: ETax): boolean {
  const [part, whole, share] = [tax, base, rate].map(decimalOf)
  if (!part || !whole || !share) return false
  const exact = productOf(productOf(whole, share), percent)
  const difference = sumOf([part, negated(exact)])
  return compareDecimals(difference, one) < 0 && compareDecimals(difference, negated(one)) > 0
}

/** How the sums follow from each other, and what depends on them. */
export const sumRules: readonly Rule[] = [
  each(
    'BR-CO-09',
    'A VAT number begins with the code of its country (BT-31, BT-48).',
    vatIds,
    (id) => id.startsWith('EL') || countries.has(id.slice(0, 2)),
  ),
  {
    id: 'BR-CO-10',
    says: 'The sum of the lines is that of their net amounts (BT-106).',
    holds: ({ totals, lines }) =>
      isSum(
        totals.lines,
        lines.map(({ net }) => net),
      ),
  },
  {
    id: 'BR-CO-11',
    says: 'The sum of allowances is that of their amounts (BT-107).',
    holds: (invoice) => isSum(invoice.totals.allowances, amounts(invoice, false)),
  },
  {
    id: 'BR-CO-12',
    says: 'The sum of charges is that of their amounts (BT-108).',
    holds: (invoice) => isSum(invoice.totals.charges, amounts(invoice, true)),
  },
  {
    id: 'BR-CO-13',
    says: 'The total without tax is the lines less allowances plus charges (BT-109).',
    holds: ({ totals: { net, lines, allowances, charges } }) =>
      isSum(net, [lines, minus(allowances), charges]),
  },
  {
    id: 'BR-CO-14',
    says: 'The tax is the sum of the taxes of all rates (BT-110).',
    holds: ({ totals, taxes }) =>
      isSum(
        totals.tax,
        taxes.map(({ tax }) => tax),
      ),
  },
  {
    id: 'BR-CO-15',
    says: 'The total with tax is the total without plus the tax (BT-112).',
    holds: ({ totals: { total, net, tax } }) => isSum(total, [net, tax]),
  },
  {
    id: 'BR-CO-16',
    says: 'The amount due is the total less what is paid plus the rounding (BT-115).',
    holds: ({ totals: { payable, total, prepaid, rounding } }) =>
      isSum(payable, [total, minus(prepaid), rounding]),
  },
  each('BR-CO-17', 'A tax is its rate of its base (BT-117).', ({ taxes }) => taxes, isTaxOf),
  { id: 'BR-CO-18', says: 'It has a tax (BG-23).', holds: ({ taxes }) => taxes.length > 0 },
  {
    id: 'BR-CO-19',
    says: 'The days of the work have a start or an end (BG-14).',
    holds: ({ period }) => period === null || isFilled(period.start) || isFilled(period.end),
  },
  {
    id: 'BR-CO-25',
    says: 'An amount due has a due day or terms (BT-9, BT-20).',
    holds: ({ totals, dueOn, terms }) => {
      const payable = decimalOf(totals.payable)
      return (payable && payable.units <= 0n) || isFilled(dueOn) || isFilled(terms)
    },
  },
  {
    id: 'BR-CO-26',
    says: 'The seller has a number to be known by (BT-29, BT-30, BT-31).',
    holds: ({ seller }) => [seller.identifier, seller.legalId, seller.vatId].some(isFilled),
  },
]
