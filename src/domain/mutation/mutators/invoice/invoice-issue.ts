import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { calendarDay, id } from '#domain/entities/fields.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import type { SeriesId } from '#domain/entities/series.ts'
import { contentOf, type InvoiceContent, invoiceParty } from '#domain/invoice/invoice-content.ts'
import { isFinal } from '#domain/invoice/is-final.ts'
import { invoiceTotals, leftToCredit } from '#domain/invoice/invoice-totals.ts'
import { nextNumber, usualPatterns } from '#domain/invoice/next-number.ts'
import { creditableOf, isCreditable } from '#domain/money/document/creditable-of.ts'
import type { DocumentTotals } from '#domain/money/document/document.ts'
import { maxMinor } from '#domain/money/max-minor.ts'
import type { Problem } from '#domain/problem.ts'
import { dayOfAct } from '#domain/time/day-of-act.ts'
import { addDays } from '#domain/time/local-time.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Ref, Tx } from '#domain/mutation/types.ts'
import { readEntity } from '../shared/read-entity.ts'

/** An amount that someone saw before they issued. */
const seenAmount = v.pipe(v.number(), v.integer(), v.minValue(-maxMinor), v.maxValue(maxMinor))

/**
 * Issues a draft: what it says is final from here on. Its number and date are given where the server's series is known,
 * which is when this is sent; until then it is 'issuing'. `totalMinor` is what the person saw: a draft that someone
 * changed meanwhile is not issued for another amount. One that someone else has issued meanwhile stays as it is.
 */
export const invoiceIssue = defineMutation({
  version: 1,
  may: ['invoice/issue'],
  schema: v.object({
    invoiceId: id,
    /** The day of the act in the company's time zone. */
    day: calendarDay,
    totalMinor: seenAmount,
    /** What deposits take off, as the person saw it. */
    prepaidMinor: v.exactOptional(seenAmount),
    seller: invoiceParty,
    buyer: invoiceParty,
    /** The invoice that a credit note is about; null for an invoice. */
    creditOf: v.nullable(id),
  }),
  refs: ({ invoiceId, creditOf }) => [
    refTo('invoices', invoiceId),
    seriesRef(creditOf),
    ...(creditOf === null ? [] : [refTo('invoices', creditOf)]),
  ],
  run(tx, args, context) {
    if (!can(context.actor, 'invoice/issue')) return notAllowed('invoice/issue')
    const found = readEntity(tx, 'invoices', args.invoiceId)
    if (!found.ok) return found
    const invoice = found.value
    if (invoice.status === 'issued' || invoice.status === 'external') return ok()
    if (invoice.status !== 'draft') return fail({ type: 'invoice/final' })
    if (invoice.creditOf !== args.creditOf) return fail({ type: 'invoice/changed' })
    const content = contentOf(invoice)
    if (content.lines.length === 0) return fail({ type: 'invoice/empty' })
    const credited = readCredited(tx, args.creditOf)
    if (!credited.ok) return credited
    const sums = sumsOf(invoice, content, credited.value)
    if (!sums.ok) return sums
    const { lines: _, ...totals } = sums.value
    if (totals.totalMinor !== args.totalMinor || totals.prepaidMinor !== (args.prepaidMinor ?? 0))
      return fail({ type: 'invoice/changed' })

    const { seller, buyer } = args
    const actedOn = dayOfAct(args.day, context.at)
    const final = { actedOn, seller, buyer, totals, totalMinor: totals.totalMinor }
    tx.update(refTo('invoices', args.invoiceId), { ...final, status: 'issuing' })
    if (credited.value) addCredit(tx, credited.value, args.invoiceId, totals)
    if (!context.isSending) return ok()
    return giveNumber(tx, invoice, actedOn)
  },
})

function seriesOf(creditOf: string | null): SeriesId {
  return creditOf === null ? 'invoices' : 'credits'
}

function seriesRef(creditOf: string | null): Ref {
  return refTo('series', seriesOf(creditOf))
}

/** The issued invoice that a credit note is about; null for an invoice. */
function readCredited(tx: Tx, creditOf: string | null): Result<Invoice | null, Problem> {
  if (creditOf === null) return ok(null)
  const invoice = readEntity(tx, 'invoices', creditOf)
  if (!invoice.ok) return invoice
  // One that is being issued on this device is sent before its credit note.
  const { kind, finalId } = invoice.value
  if (kind === 'credit' || !isFinal(invoice.value)) return fail({ type: 'invoice/not-issued' })
  // What another invoice takes off is not given back as well.
  return finalId === null ? invoice : fail({ type: 'invoice/deposit-taken' })
}

/** Its sums; fails where they are too large, below zero, or more than is left to credit. */
function sumsOf(
  invoice: Invoice,
  content: InvoiceContent,
  credited: Invoice | null,
): Result<DocumentTotals, Problem> {
  const left = credited === null ? [] : leftToCredit(contentOf(credited))
  const totals = invoiceTotals(invoice, content, left)
  if (totals === null) return fail({ type: 'invoice/too-large' })
  if (totals.totalMinor < totals.prepaidMinor && totals.totalMinor >= 0)
    return fail({ type: 'invoice/over-prepaid' })
  if (totals.totalMinor < 0) return fail({ type: 'invoice/negative' })
  if (credited !== null && !isCreditable(totals, left))
    return fail({ type: 'invoice/over-credited' })
  return ok(totals)
}

function addCredit(
  tx: Tx,
  invoice: Invoice,
  creditId: string,
  { taxes, totalMinor }: Omit<DocumentTotals, 'lines'>,
): void {
  const { totals, credited } = contentOf(invoice)
  const all = totals?.taxes ?? []
  const left = creditableOf({ taxes: all }, [{ taxes: credited }, { taxes }])
  tx.update(refTo('invoices', invoice.id), {
    creditIds: [...invoice.creditIds, creditId],
    creditedMinor: (invoice.creditedMinor ?? 0) + totalMinor,
    credited: left.map((one, i) => ({
      ...one,
      baseMinor: (all[i]?.baseMinor ?? 0) - one.baseMinor,
      taxMinor: (all[i]?.taxMinor ?? 0) - one.taxMinor,
    })),
  })
}

function giveNumber(
  tx: Tx,
  { id: invoiceId, creditOf, termsDays }: Invoice,
  actedOn: string,
): Result<void, Problem> {
  const seriesId = seriesOf(creditOf)
  const ref = refTo('series', seriesId)
  const isFirst = tx.get(ref) === undefined
  const series = isFirst ? ok(null) : readEntity(tx, 'series', seriesId)
  if (!series.ok) return series
  const { seq, number, day, after } = nextNumber(series.value, actedOn, usualPatterns[seriesId])
  tx.update(refTo('invoices', invoiceId), {
    status: 'issued',
    seq,
    number,
    issuedOn: day,
    dueOn: addDays(day, termsDays),
  })
  const fields = { ...after, lastId: invoiceId }
  if (isFirst) tx.create(ref, fields)
  else tx.update(ref, fields)
  return ok()
}
