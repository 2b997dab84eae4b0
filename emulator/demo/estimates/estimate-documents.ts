import { createHash } from 'node:crypto'
import { shortCode } from '#lib/short-code.ts'
import { day, iso, minute, type Calendar } from '../base/calendar.ts'
import { inCompany, stamped } from '../base/company.ts'
import { createRandom } from '../base/random.ts'
import type { DemoDocument } from '../base/types.ts'
import type { DemoCustomer } from '../customers/customers.ts'
import { dayOf } from '../invoices/invoice-documents.ts'
import { sumsOf } from '../invoices/invoice-sums.ts'
import { orderDocuments } from '../orders/order-documents.ts'
import { noPlan } from '../orders/story.ts'
import { office } from '../people/people.ts'
import { estimateLines, type DemoEstimateLine } from './estimate-lines.ts'
import { arrival, convertAfter, estimateReceipts } from './estimate-receipts.ts'
import { type EstimatePlan, estimatePlans } from './offers.ts'

const sendAfter = 40 * minute

/** The estimates of the demo's plans, each for another customer of its trade, with the orders that came of them. */
export function estimateDocuments(
  seed: string,
  customers: readonly DemoCustomer[],
  calendar: Calendar,
): readonly DemoDocument[] {
  const taken = new Set<string>()
  return estimatePlans.flatMap((plan, i) => {
    const random = createRandom(`${seed}/estimate/${i}`)
    const fitting = customers.filter(
      ({ id, trades }) => trades.includes(plan.trade) && !taken.has(id),
    )
    const customer = random.pick(fitting)
    taken.add(customer.id)
    const at = calendar.at(calendar.officeDay(0, -plan.ago), 9 + random.int(0, 20) / 4)
    const by = office[i % office.length]?.uid ?? ''
    const estimate = { plan, customer, at, by, id: `demo-estimate-${i + 1}` }
    return estimateOf(estimate, calendar.lastNight)
  })
}

interface Planned {
  readonly id: string
  readonly plan: EstimatePlan
  readonly customer: DemoCustomer
  /** When it was entered; milliseconds since 1970. */
  readonly at: number
  readonly by: string
}

function estimateOf({ id, plan, customer, at, by }: Planned, until: number) {
  const { title, note = '', state, validDays = 30 } = plan
  const options = plan.offers.map((offer, i) => ({
    id: `o${i + 1}`,
    name: offer.name,
    note: offer.note ?? '',
  }))
  const lines = estimateLines(plan.offers)
  const deposit =
    plan.deposit === undefined ? null : { kind: 'percent', milliPercent: plan.deposit }
  const about = { title, customerId: customer.id, siteId: customer.sites[0]?.id ?? '' }
  const priced = { currency: 'CAD', isInclusive: false, taxRounding: 'document' }
  const said = { ref: `E-${shortCode(id)}`, revision: 1, ...about, ...priced }
  const rest = { note, validUntil: dayOf(at + validDays * day), options, lines, deposit }
  const documentHash = hashOf(said, rest)
  const sentAt = state.status === 'draft' ? null : at + sendAfter
  const answeredAt = Math.min(at + sendAfter + 1.3 * day, until)
  const given = answerOf(plan, customer, answeredAt, documentHash)
  const cancelledAt = state.status === 'cancelled' ? answeredAt : null
  const isConverted = state.status === 'converted'
  const entered = { orderId: null, readerIds: [], ...about, ...priced, ...rest }
  const answer = given && { at: answeredAt, args: given.args, isConverted }
  const receipts = estimateReceipts({
    id,
    by,
    entered,
    at,
    documentHash,
    sentAt,
    cancelledAt,
    answer,
  })
  const convertedAt = answeredAt + convertAfter
  const changedAt = isConverted
    ? convertedAt + 40
    : given || cancelledAt !== null
      ? answeredAt
      : (sentAt ?? at)
  const document = inCompany(`estimates/${id}`, {
    ...said,
    ...rest,
    status: state.status,
    orderId: null,
    readerIds: [],
    sentAt: sentAt === null ? null : iso(sentAt),
    documentHash: sentAt === null ? '' : documentHash,
    decision: given?.decision ?? null,
    convertedTo: isConverted ? `${id}_order` : null,
    createdAt: iso(at),
    createdBy: by,
    ...stamped(changedAt + arrival, by),
    receiptId: `${id}-${receipts.length}`,
  })
  const order = isConverted ? [orderOf(id, about, lines, convertedAt, by)] : []
  return [document, ...order, ...receipts]
}

/** What the customer said: as it is stored, and as it was entered. */
function answerOf(
  { state }: EstimatePlan,
  { contact: { name } }: DemoCustomer,
  at: number,
  documentHash: string,
) {
  if (!('proof' in state || 'reason' in state)) return null
  const isApproved = 'proof' in state
  const said = {
    optionId: isApproved ? `o${state.option + 1}` : '',
    documentHash,
    signatureId: '',
    reason: isApproved ? state.proof : state.reason,
  }
  return {
    decision: { name, at: iso(at), on: dayOf(at), ...said },
    args: { answer: isApproved ? 'approved' : 'declined', name, day: dayOf(at), ...said },
  }
}

/** The order that the only option became. */
function orderOf(
  estimateId: string,
  about: { readonly title: string; readonly customerId: string; readonly siteId: string },
  lines: readonly DemoEstimateLine[],
  at: number,
  by: string,
): DemoDocument {
  const id = `${estimateId}_order`
  const names = lines.map(({ name, quantityMilli }) =>
    quantityMilli === 1000 ? name : `${quantityMilli / 1000} × ${name}`,
  )
  const entered = {
    ...about,
    description: names.join('\n'),
    instructions: '',
    priority: 'normal',
    tags: [],
    assetIds: [],
    followUpOf: null,
    fixedPriceMinor: sumsOf(lines).netMinor,
  } as const
  const story = { by, at, plan: noPlan, steps: [] }
  const [order] = orderDocuments(id, entered, story, at + arrival).documents
  if (!order) throw new Error(`The order ${id} was not made`)
  return { ...order, data: { ...order.data, receiptId: `${estimateId}-4` } }
}

/** As `hashOfEstimate` of the app: what was said to the customer, in a fixed order. */
function hashOf(
  said: Readonly<Record<string, unknown>>,
  { note, validUntil, options, lines, deposit }: Readonly<Record<string, unknown>>,
): string {
  const text = JSON.stringify([Object.values(said), note, validUntil, options, lines, deposit])
  return createHash('sha256').update(text).digest('hex')
}
