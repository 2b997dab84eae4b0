import { minute } from '../base/calendar.ts'
import type { DemoDocument } from '../base/types.ts'
import { receiptDocument } from '../orders/receipt-document.ts'

/** When an order was made of an estimate, after its answer. */
export const convertAfter = 20 * minute
/** The time that a mutation takes to the server. */
export const arrival = 900

interface Steps {
  readonly id: string
  readonly by: string
  /** Everything that was entered. */
  readonly entered: Readonly<Record<string, unknown>> & {
    readonly customerId: string
    readonly siteId: string
  }
  readonly at: number
  readonly documentHash: string
  /** Milliseconds since 1970; null where it did not come to that. */
  readonly sentAt: number | null
  readonly cancelledAt: number | null
  readonly answer: {
    readonly at: number
    readonly args: Readonly<Record<string, unknown>>
    readonly isConverted: boolean
  } | null
}

/** The receipts of everything that happened to an estimate, in their order. */
export function estimateReceipts(steps: Steps): readonly DemoDocument[] {
  const { id: estimateId, by, entered, at, documentHash, sentAt, cancelledAt, answer } = steps
  const ref = `estimates/${estimateId}`
  const orderRef = `orders/${estimateId}_order`
  const made: DemoDocument[] = []
  const add = (
    name: string,
    when: number,
    args: object,
    { refs = [ref], writes = [ref] }: { refs?: readonly string[]; writes?: readonly string[] } = {},
  ) =>
    made.push(
      receiptDocument(`${estimateId}-${made.length + 1}`, {
        name,
        version: 1,
        args: { estimateId, ...args },
        refs,
        writes,
        by,
        at: when,
        receivedAt: when + arrival,
        viewers: [],
      }),
    )
  const { customerId, siteId } = entered
  add('estimate/create', at, entered, {
    refs: [ref, `customers/${customerId}`, `sites/${siteId}`],
  })
  if (sentAt !== null) add('estimate/send', sentAt, { documentHash })
  if (cancelledAt !== null) add('estimate/cancel', cancelledAt, {})
  if (answer === null) return made
  add('estimate/decide', answer.at, answer.args)
  if (!answer.isConverted) return made
  const converted = answer.at + convertAfter
  const refs = [ref, orderRef]
  const convert = (part: string, when: number, writes: readonly string[]) =>
    add('estimate/convert', when, { currency: 'CAD', part }, { refs, writes })
  convert('order', converted, [orderRef])
  convert('estimate', converted + 40, [ref])
  return made
}
