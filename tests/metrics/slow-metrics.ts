import type { Order } from '#domain/entities/order.ts'
import type { TimeEntry } from '#domain/entities/time-entry.ts'
import type { MetricsContext, MetricsSource } from '#domain/metrics/facts.ts'
import type { Tally, TallyRequest } from '#domain/metrics/tally.ts'
import { addDays, localDay } from '#domain/time/local-time.ts'
import { timesheetDay } from '#domain/time/timesheet.ts'

/**
 * The same sums as `tallyBy`, the plain way: for one group, each definition is read off the documents again, without an
 * index and without any code that the fold shares.
 */
export function slowTally(
  source: MetricsSource,
  context: MetricsContext,
  { by, span, filter, knownAt }: TallyRequest,
  key: string,
): Tally {
  const { now, timeZone } = context
  const day = (at: string | number) => localDay(new Date(at).toISOString(), timeZone)
  const orderOf = (id: string) => source.orders.find((one) => one.id === id)
  const inSpan = (one: string) => one >= span.fromOn && one <= span.toOn
  const weekOf = (one: string) => {
    let monday = one
    while (new Date(`${monday}T12:00:00Z`).getUTCDay() !== 1) monday = addDays(monday, -1)
    return monday
  }
  const belongs = (
    people: readonly string[],
    order: Order | undefined,
    on: string,
    customer = '',
  ) => {
    const customerId = customer || (order?.customerId ?? '')
    const templateId = order?.templateId ?? ''
    if (filter.technicianId !== '' && !people.includes(filter.technicianId)) return false
    const { outside, technicianId } = filter
    if (outside && people.every((one) => outside.has(one))) return false
    if (technicianId !== '' && outside?.has(technicianId)) return false
    if (filter.customerId !== '' && customerId !== filter.customerId) return false
    if (filter.templateId !== '' && templateId !== filter.templateId) return false
    if (by === 'week') return weekOf(on) === key
    if (by === 'customer') return customerId === key
    if (by === 'template') return templateId === key
    if (by !== 'technician') return key === ''
    if (filter.technicianId !== '') return key === filter.technicianId
    if (key === '') return people.length === 0
    return people.includes(key) && !outside?.has(key)
  }

  const arrivals = source.orders.flatMap((order) => {
    if (order.windowStart === null || order.windowEnd === null) return []
    if (order.status === 'cancelled') return []
    const [from, until] = [Date.parse(order.windowStart), Date.parse(order.windowEnd)]
    const first = source.entries
      .filter(({ kind, orderId }) => kind === 'order' && orderId === order.id)
      .filter(({ startedAt }) => day(startedAt) >= day(from))
      .toSorted(
        (a, b) =>
          Date.parse(a.startedAt) - Date.parse(b.startedAt) || (a.userId < b.userId ? -1 : 1),
      )[0]
    const on = day(until)
    if (!first && !(order.open && now > until)) return []
    const people = first ? [first.userId] : order.assigneeIds
    if (!inSpan(on) || !belongs(people, order, on)) return []
    const at = first ? Date.parse(first.startedAt) : NaN
    return [at >= from && at <= until]
  })

  const works = source.visits.flatMap((visit) => {
    const order = orderOf(visit.id)
    const on = day(visit.at)
    if (visit.outcome === 'open' || order?.status === 'cancelled' || !inSpan(on)) return []
    const people = order && order.assigneeIds.length > 0 ? order.assigneeIds : [visit.by]
    if (!belongs(people, order, on)) return []
    const end = Date.parse(visit.at)
    const begun = source.bookings.find(
      (one) => one.orderId === visit.id && one.part === 1 && !one.cancelledAt && one.start,
    )?.start
    const returns = [
      ...(visit.outcome === 'done' ? [] : [end]),
      ...source.orders
        .filter((one) => one.status !== 'cancelled' && one.followUpOf === visit.id)
        .map((one) => Math.max(end, Date.parse(one.createdAt))),
      ...source.orders
        .filter((one) => one.id !== visit.id && one.status !== 'cancelled' && one.planId === null)
        .filter((one) => one.assetIds.some((asset) => visit.assetIds.includes(asset)))
        .map((one) => Date.parse(one.createdAt))
        .filter((at) => at > end),
      ...source.bookings
        .filter((one) => one.orderId === visit.id && one.part > 1 && one.cancelledAt === null)
        .filter((one) => begun !== undefined && Date.parse(one.createdAt) > Date.parse(begun ?? ''))
        .map((one) => Math.max(end, Date.parse(one.createdAt))),
    ].filter((at) => at - end <= 30 * 24 * 3_600_000 && at <= knownAt)
    const isFirst = !order || order.followUpOf === null
    return [{ isDone: visit.outcome === 'done', isFirst, isFixed: returns.length === 0 }]
  })
  const firsts = works.filter(({ isFirst }) => isFirst)

  const people = [...new Set(source.entries.map(({ userId }) => userId))]
  const days = [...new Set(source.entries.map(({ startedAt }) => day(startedAt)))].filter(inSpan)
  const sheets = people.flatMap((person) => {
    const own = source.entries.filter(({ userId }) => userId === person)
    return days
      .filter((on) => belongs([person], undefined, on))
      .map((on) => timesheetDay(own, on, context))
      .filter(({ paid }) => paid > 0)
  })
  const length = (entry: TimeEntry) => {
    if (entry.endedAt !== null)
      return Math.max(0, Date.parse(entry.endedAt) - Date.parse(entry.startedAt))
    return day(entry.startedAt) === day(now) ? Math.max(0, now - Date.parse(entry.startedAt)) : 0
  }
  const atOrders = source.entries.filter(
    (entry) =>
      (entry.kind === 'order' || entry.kind === 'travel') &&
      entry.orderId !== null &&
      inSpan(day(entry.startedAt)) &&
      belongs([entry.userId], orderOf(entry.orderId), day(entry.startedAt)),
  )

  /** Splits as people share a bill: one after the other takes an even part, the first ones the odd cents. */
  const money = (
    minor: number,
    currency: string,
    { customerId, orderIds }: { customerId: string; orderIds: readonly string[] },
    on: string,
    into: Record<string, number>,
  ) => {
    const orders = orderIds.flatMap((id) => orderOf(id) ?? [])
    const parts = orders.length > 0 ? orders : [undefined]
    for (const [i, order] of parts.entries()) {
      const ofOrder = evenPart(minor, parts.length, i)
      const crew =
        order && order.assigneeIds.length > 0 ? order.assigneeIds.map((id) => [id]) : [[]]
      for (const [j, one] of crew.entries())
        if (belongs(one, order, on, customerId))
          into[currency] = (into[currency] ?? 0) + evenPart(ofOrder, crew.length, j)
    }
  }
  const [revenue, unbilled, overdue]: Record<string, number>[] = [{}, {}, {}]
  for (const invoice of source.invoices) {
    if (invoice.status === 'draft' || invoice.status === 'discarded') continue
    const net = (invoice.totals as { netMinor: number }).netMinor
    const sign = invoice.kind === 'credit' ? -1 : 1
    if (invoice.kind !== 'deposit' && invoice.issuedOn !== null && inSpan(invoice.issuedOn))
      money(sign * net, invoice.currency, invoice, invoice.issuedOn, revenue ?? {})
    const left = (invoice.totalMinor ?? 0) - (invoice.creditedMinor ?? 0)
    const owed = left - (left > 0 ? (invoice.prepaidMinor ?? 0) : 0)
    const open = owed - (source.paid.get(invoice.id) ?? 0)
    const isLate = invoice.dueOn !== null && invoice.dueOn < day(now)
    if (
      by !== 'week' &&
      invoice.kind !== 'credit' &&
      invoice.status !== 'issuing' &&
      isLate &&
      open > 0
    )
      money(open, invoice.currency, invoice, '', overdue ?? {})
  }
  for (const leak of source.leaks) {
    if (by === 'week' || (leak.kind !== 'toInvoice' && leak.kind !== 'toReview')) continue
    const about = { customerId: leak.customerId, orderIds: [leak.id] }
    money(leak.amountMinor, leak.currency, about, '', unbilled ?? {})
  }

  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  return {
    done: works.filter(({ isDone }) => isDone).length,
    onTime: { count: arrivals.filter(Boolean).length, of: arrivals.length },
    firstFix: { count: firsts.filter(({ isFixed }) => isFixed).length, of: firsts.length },
    worked: sum(sheets.map(({ onOrders, travel }) => onOrders + travel)),
    paid: sum(sheets.map(({ paid }) => paid)),
    days: sheets.length,
    travel: sum(atOrders.filter(({ kind }) => kind === 'travel').map(length)),
    visits: new Set(
      atOrders.map(({ userId, orderId, startedAt }) => `${userId}/${orderId}/${day(startedAt)}`),
    ).size,
    revenue: revenue ?? {},
    unbilled: unbilled ?? {},
    overdue: overdue ?? {},
  }
}

function evenPart(minor: number, among: number, place: number): number {
  const sign = minor < 0 ? -1 : 1
  const whole = Math.floor(Math.abs(minor) / among)
  return sign * (whole + (place < Math.abs(minor) % among ? 1 : 0)) || 0
}

/** Every group that there could be: those that were found, and those of all people, customers and templates. */
export function groupKeys(
  { orders, entries }: MetricsSource,
  { by }: Pick<TallyRequest, 'by'>,
  found: Iterable<string>,
): ReadonlySet<string> {
  const known = {
    all: [],
    week: ['2026-10-19', '2026-10-26'],
    technician: entries.map(({ userId }) => userId),
    customer: orders.map(({ customerId }) => customerId),
    template: orders.map(({ templateId }) => templateId ?? ''),
  }
  return new Set([...found, ...known[by], ...(by === 'week' ? [] : [''])])
}
