import { parseDecimal } from '../decimal.ts'
import type { EInvoice } from '../model.ts'
import { each, type Rule } from './rule.ts'

type Amounts = (invoice: EInvoice) => readonly string[]

const onDocument =
  (isCharge: boolean): Amounts =>
  ({ adjustments }) =>
    adjustments.filter((one) => one.isCharge === isCharge).map(({ amount }) => amount)
const onLines =
  (isCharge: boolean): Amounts =>
  ({ lines }) =>
    lines.flatMap(({ adjustments }) =>
      adjustments.filter((one) => one.isCharge === isCharge).map(({ amount }) => amount),
    )

const amounts: readonly (readonly [id: string, name: string, of: Amounts])[] = [
  ['01', 'An allowance (BT-92)', onDocument(false)],
  ['05', 'A charge (BT-99)', onDocument(true)],
  ['09', 'The sum of lines (BT-106)', ({ totals }) => [totals.lines]],
  ['10', 'The sum of allowances (BT-107)', ({ totals }) => [totals.allowances]],
  ['11', 'The sum of charges (BT-108)', ({ totals }) => [totals.charges]],
  ['12', 'The total without tax (BT-109)', ({ totals }) => [totals.net]],
  ['13', 'The tax (BT-110)', ({ totals }) => [totals.tax]],
  ['14', 'The total with tax (BT-112)', ({ totals }) => [totals.total]],
  ['16', 'What is paid (BT-113)', ({ totals }) => [totals.prepaid]],
  ['17', 'The rounding (BT-114)', ({ totals }) => [totals.rounding]],
  ['18', 'The amount due (BT-115)', ({ totals }) => [totals.payable]],
  ['19', 'What is taxed (BT-116)', ({ taxes }) => taxes.map(({ base }) => base)],
  ['20', 'The tax of a rate (BT-117)', ({ taxes }) => taxes.map(({ tax }) => tax)],
  ['23', 'The net amount of a line (BT-131)', ({ lines }) => lines.map(({ net }) => net)],
  ['24', 'An allowance on a line (BT-136)', onLines(false)],
  ['27', 'A charge on a line (BT-141)', onLines(true)],
]

/** No amount has more than two decimals. */
export const decimalRules: readonly Rule[] = amounts.map(([id, name, of]) =>
  each(
    `BR-DEC-${id}`,
    `${name} has at most two decimals.`,
    of,
    (text) => text === '' || (parseDecimal(text)?.digits ?? 3) <= 2,
  ),
)
