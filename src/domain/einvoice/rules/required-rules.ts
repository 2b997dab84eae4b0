import { compareDecimals, parseDecimal } from '../decimal.ts'
import type { EAdjustment, EDocumentAdjustment, EInvoice } from '../model.ts'
import { each, isFilled, required, type Rule } from './rule.ts'

const lines = (invoice: EInvoice) => invoice.lines
const taxes = (invoice: EInvoice) => invoice.taxes
const payments = ({ payment }: EInvoice) => (payment ? [payment] : [])
const onDocument =
  (isCharge: boolean) =>
  ({ adjustments }: EInvoice): readonly EDocumentAdjustment[] =>
    adjustments.filter((one) => one.isCharge === isCharge)
const onLines =
  (isCharge: boolean) =>
  (invoice: EInvoice): readonly EAdjustment[] =>
    invoice.lines.flatMap(({ adjustments }) =>
      adjustments.filter((one) => one.isCharge === isCharge),
    )
const hasReason = ({ reason, reasonCode }: EAdjustment) => isFilled(reason) || isFilled(reasonCode)

const parties: readonly Rule[] = [
  required('BR-06', 'The seller has a name (BT-27).', ({ seller }) => seller.name),
  required('BR-07', 'The buyer has a name (BT-44).', ({ buyer }) => buyer.name),
  {
    id: 'BR-08',
    says: 'The seller has a postal address (BG-5).',
    holds: ({ seller }) => seller.address !== null,
  },
  required('BR-09', 'It has a country (BT-40).', ({ seller }) => seller.address?.country),
  {
    id: 'BR-10',
    says: 'The buyer has a postal address (BG-8).',
    holds: ({ buyer }) => buyer.address !== null,
  },
  required('BR-11', 'It has a country (BT-55).', ({ buyer }) => buyer.address?.country),
  {
    id: 'BR-62',
    says: 'The electronic address of the seller has a scheme (BT-34).',
    holds: ({ seller }) => !seller.endpoint || isFilled(seller.endpoint.scheme),
  },
  {
    id: 'BR-63',
    says: 'The electronic address of the buyer has a scheme (BT-49).',
    holds: ({ buyer }) => !buyer.endpoint || isFilled(buyer.endpoint.scheme),
  },
]

const ofLines: readonly Rule[] = [
  each('BR-21', 'A line has an identifier (BT-126).', lines, ({ id }) => isFilled(id)),
  each('BR-22', 'A line has a quantity (BT-129).', lines, ({ quantity }) => isFilled(quantity)),
  each('BR-23', 'A quantity has a unit (BT-130).', lines, ({ unitCode }) => isFilled(unitCode)),
  each('BR-24', 'A line has a net amount (BT-131).', lines, ({ net }) => isFilled(net)),
  each('BR-25', 'A line has a name (BT-153).', lines, ({ name }) => isFilled(name)),
  each('BR-26', 'A line has a net price (BT-146).', lines, ({ price }) => isFilled(price)),
  each('BR-27', 'A net price is not below zero (BT-146).', lines, ({ price }) => {
    const value = parseDecimal(price)
    return value !== null && compareDecimals(value, { units: 0n, digits: 0 }) >= 0
  }),
  each('BR-CO-04', 'A line has a tax category (BT-151).', lines, ({ category }) =>
    isFilled(category),
  ),
]

const ofAdjustments = [
  { isCharge: false, name: 'An allowance', document: [31, 32, 33, 21], line: [41, 42, 23] },
  { isCharge: true, name: 'A charge', document: [36, 37, 38, 22], line: [43, 44, 24] },
].flatMap(({ isCharge, name, document, line }): readonly Rule[] => {
  const all = onDocument(isCharge)
  const own = onLines(isCharge)
  const reason = `${name} has a reason`
  return [
    each(`BR-${document[0]}`, `${name} has an amount.`, all, ({ amount }) => isFilled(amount)),
    each(`BR-${document[1]}`, `${name} has a tax category.`, all, ({ category }) =>
      isFilled(category),
    ),
    each(`BR-${document[2]}`, `${reason}.`, all, hasReason),
    each(`BR-CO-${document[3]}`, `${reason}.`, all, hasReason),
    each(`BR-${line[0]}`, `${name} on a line has an amount.`, own, ({ amount }) =>
      isFilled(amount),
    ),
    each(`BR-${line[1]}`, `${name} on a line has a reason.`, own, hasReason),
    each(`BR-CO-${line[2]}`, `${name} on a line has a reason.`, own, hasReason),
  ]
})

const ofTaxes: readonly Rule[] = [
  each('BR-45', 'A tax has a taxable amount (BT-116).', taxes, ({ base }) => isFilled(base)),
  each('BR-46', 'A tax has an amount (BT-117).', taxes, ({ tax }) => isFilled(tax)),
  each('BR-47', 'A tax has a category (BT-118).', taxes, ({ category }) => isFilled(category)),
  each(
    'BR-48',
    'A tax has a rate, unless it is not taxable (BT-119).',
    taxes,
    ({ category, rate }) => category === 'O' || isFilled(rate),
  ),
]

const ofPayment: readonly Rule[] = [
  each('BR-49', 'A payment says by which means (BT-81).', payments, ({ meansCode }) =>
    isFilled(meansCode),
  ),
  each(
    'BR-50',
    'An account has a number (BT-84).',
    payments,
    ({ account }) => !account || isFilled(account.id),
  ),
  each(
    'BR-61',
    'A transfer names the account (BT-84).',
    payments,
    ({ meansCode, account }) => !['30', '58'].includes(meansCode) || isFilled(account?.id),
  ),
]

/** What must be there, and what a part that is there must have. */
export const requiredRules: readonly Rule[] = [
  required('BR-01', 'It names its specification (BT-24).', (it) => it.customizationId),
  required('BR-02', 'It has a number (BT-1).', ({ number }) => number),
  required('BR-03', 'It has a day of issue (BT-2).', ({ issuedOn }) => issuedOn),
  required('BR-04', 'It has a type (BT-3).', ({ typeCode }) => typeCode),
  required('BR-05', 'It has a currency (BT-5).', ({ currency }) => currency),
  ...parties,
  required('BR-12', 'It has the sum of its lines (BT-106).', ({ totals }) => totals.lines),
  required('BR-13', 'It has a total without tax (BT-109).', ({ totals }) => totals.net),
  required('BR-14', 'It has a total with tax (BT-112).', ({ totals }) => totals.total),
  required('BR-15', 'It has an amount due (BT-115).', ({ totals }) => totals.payable),
  { id: 'BR-16', says: 'It has a line (BG-25).', holds: (invoice) => invoice.lines.length > 0 },
  ...ofLines,
  {
    id: 'BR-29',
    says: 'The days of the work do not end before they begin (BG-14).',
    holds: ({ period }) => !period?.start || !period.end || period.start <= period.end,
  },
  ...ofAdjustments,
  ...ofTaxes,
  ...ofPayment,
  each(
    'BR-55',
    'A reference to an invoice has its number (BT-25).',
    ({ preceding }) => preceding,
    ({ number }) => isFilled(number),
  ),
  {
    id: 'BR-57',
    says: 'The address of the delivery has a country (BT-80).',
    holds: ({ deliverTo }) => deliverTo === null || isFilled(deliverTo.country),
  },
]
