import { day, iso } from '../base/calendar.ts'
import { addressIn, inCompany, stamped, timeZone } from '../base/company.ts'
import { companyIdentity } from '../base/company-settings.ts'
import { postcodes } from '../town/postcode-of.ts'
import type { DemoDocument } from '../base/types.ts'
import { type DemoLine, linesOf, sumsOf } from './invoice-sums.ts'
import type { PlannedInvoice } from './plan-invoices.ts'
import { createSeries } from './series.ts'

const termsDays = 14

/** An issued invoice: what its payments need to know. */
export interface DemoInvoice {
  readonly id: string
  readonly customerId: string
  readonly number: string
  readonly totalMinor: number
  readonly creditedMinor: number
  /** Milliseconds since 1970. */
  readonly issuedAt: number
  readonly by: string
}

export interface Issued {
  readonly invoices: readonly DemoInvoice[]
  readonly documents: readonly DemoDocument[]
}

/** One invoice in forty was credited a few days later: the first one entirely, the others by their last line. */
const creditedEvery = 40
const creditAfter = 3 * day

/** Invoices, credit notes and their series as if they had been issued one after the other, and drafts. */
export function invoiceDocuments(
  issued: readonly PlannedInvoice[],
  drafts: readonly PlannedInvoice[],
  until: number,
): Issued {
  const numbers = createSeries('invoices', 'INV')
  const made = issued.map((plan, i) => {
    const lines = linesOf(plan.lines)
    const number = numbers.next(plan.id, dayOf(plan.at))
    const at = plan.at + creditAfter
    // An order whose invoice was credited wholly would not be invoiced any more.
    const isPart = plan.orderId === null || lines.length > 1
    const isCredited = i % creditedEvery === 0 && isPart && at < until
    const taken = isCredited ? lines.slice(-1) : []
    return { plan, lines, number, sums: sumsOf(lines), taken, credit: isCredited ? at : null }
  })
  const taken = new Map(
    made.flatMap(({ plan, number, sums }) =>
      plan.deposit === true ? [[plan.id, takenOf(plan, number.number, sums)] as const] : [],
    ),
  )
  const takenBy = (plan: PlannedInvoice) =>
    typeof plan.deposit === 'object' ? taken.get(plan.deposit.id) : undefined
  const credits = createSeries('credits', 'CN')
  const notes = made.flatMap(({ plan, taken, credit }) => {
    if (credit === null) return []
    const id = `${plan.id}-credit`
    const given = { ...final(plan, taken, credit), ...credits.next(id, dayOf(credit)) }
    return [invoice(id, plan, taken, credit, { ...given, kind: 'credit', creditOf: plan.id })]
  })
  return {
    invoices: made.map(({ plan, number, sums, taken }) => ({
      id: plan.id,
      customerId: plan.customer.id,
      number: number.number,
      totalMinor: sums.totalMinor - (takenBy(plan)?.totalMinor ?? 0),
      creditedMinor: sumsOf(taken).totalMinor,
      issuedAt: plan.at,
      by: plan.by,
    })),
    documents: [
      ...made.map(({ plan, lines, number, taken, credit }) =>
        invoice(plan.id, plan, lines, credit ?? plan.at, {
          ...final(plan, lines, plan.at),
          ...number,
          ...depositFields(plan, issued, takenBy(plan)),
          ...(credit !== null && creditsOf(plan.id, taken)),
        }),
      ),
      ...notes,
      ...drafts.map((plan) => invoice(plan.id, plan, linesOf(plan.lines), plan.at, {})),
      numbers.document(),
      credits.document(),
    ],
  }
}

/** What an invoice says of its credit note. */
function creditsOf(id: string, taken: readonly DemoLine[]) {
  const { taxes, totalMinor } = sumsOf(taken)
  const credited = taxes.map(({ category, rateMilliPercent, baseMinor, taxMinor }) => ({
    category,
    rateMilliPercent,
    baseMinor,
    taxMinor,
  }))
  return { creditIds: [`${id}-credit`], creditedMinor: totalMinor, credited }
}

type Taken = ReturnType<typeof takenOf>

/** What an invoice says of a deposit that it takes off. */
function takenOf(
  { id, at }: PlannedInvoice,
  number: string,
  { taxes, netMinor, taxMinor, totalMinor }: ReturnType<typeof sumsOf>,
) {
  const rates = taxes.map(({ code, category, rateMilliPercent, baseMinor, taxMinor: rateTax }) => ({
    code,
    category,
    rateMilliPercent,
    baseMinor,
    taxMinor: rateTax,
  }))
  return { id, number, issuedOn: dayOf(at), taxes: rates, netMinor, taxMinor, totalMinor }
}

/** What a deposit, and the invoice that takes one off, say beyond other invoices. */
function depositFields(
  { id, lines, deposit }: PlannedInvoice,
  all: readonly PlannedInvoice[],
  taken: Taken | undefined,
) {
  if (deposit === true) {
    const final = all.find((one) => typeof one.deposit === 'object' && one.deposit.id === id)
    return { kind: 'deposit', ...(final && { finalId: final.id }) }
  }
  if (!taken) return {}
  const { totalMinor, ...sums } = sumsOf(linesOf(lines))
  const prepaidMinor = taken.totalMinor
  const totals = { ...sums, totalMinor, prepaidMinor, payableMinor: totalMinor - prepaidMinor }
  return { depositIds: [taken.id], deposits: [taken], prepaidMinor, totals }
}

/** What issuing adds, but for the number. */
function final({ customer }: PlannedInvoice, lines: readonly DemoLine[], at: number) {
  const { legalName: name, taxIds, phone, email, website, iban } = companyIdentity
  const { taxes, ...sums } = sumsOf(lines)
  const [issuedOn, dueOn] = [dayOf(at), dayOf(at + termsDays * day)]
  return {
    status: 'issued',
    actedOn: issuedOn,
    seller: {
      name,
      address: addressIn('8 Mill Lane', postcodes.mill),
      taxIds: taxIds.map(({ label, value }) => `${label} ${value}`),
      phone,
      email,
      website,
      iban,
    },
    buyer: {
      name: customer.name,
      address: customer.sites[0]?.address,
      taxIds: [],
      phone: customer.phone,
      email: customer.email,
      website: '',
      iban: '',
    },
    totals: { taxes, ...sums },
    totalMinor: sums.totalMinor,
    issuedOn,
    dueOn,
  }
}

function invoice(
  id: string,
  { customer, orderId, at, by, worked }: PlannedInvoice,
  lines: readonly DemoLine[],
  updatedAt: number,
  more: object,
): DemoDocument {
  return inCompany(`invoices/${id}`, {
    kind: 'invoice',
    currency: 'CAD',
    creditOf: null,
    customerId: customer.id,
    orderIds: orderId === null ? [] : [orderId],
    isInclusive: false,
    taxRounding: 'document',
    discount: null,
    lines,
    note: '',
    termsDays,
    supplyFrom: dayOf(worked[0]),
    supplyTo: dayOf(worked[1]),
    status: 'draft',
    actedOn: null,
    seller: null,
    buyer: null,
    totals: null,
    totalMinor: null,
    seq: null,
    number: '',
    issuedOn: null,
    dueOn: null,
    creditIds: [],
    creditedMinor: 0,
    credited: [],
    sentAt: null,
    createdAt: iso(at - 300_000),
    createdBy: by,
    ...stamped(updatedAt + 900, by),
    ...more,
  })
}

const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })

/** The company's day of an instant. */
export function dayOf(at: number): string {
  return days.format(at)
}
