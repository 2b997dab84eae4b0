import {
  type ChangeKind,
  changeKinds,
  type ChangeSubject,
  changeSubjects,
  namesOf,
} from '#domain/audit/change-groups.ts'
import type { ReceiptFilter } from '#domain/audit/receipt-filter.ts'
import { addDays, fromLocalTime } from '#domain/time/local-time.ts'

/** The filter as a person sets it; '' where nothing is chosen. */
export interface LogFilter {
  readonly person: string
  readonly subject: ChangeSubject | ''
  readonly kind: ChangeKind | ''
  /** The first and last day, in the company's zone. */
  readonly from: string
  readonly to: string
  /** A document, as `orders/abc`. */
  readonly ref: string
  readonly isMerged: boolean
}

/** The filter of a URL. */
export function readLogFilter(search: URLSearchParams): LogFilter {
  const day = (name: string) => {
    const value = search.get(name) ?? ''
    return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : ''
  }
  const ref = search.get('ref') ?? ''
  return {
    person: search.get('person') ?? '',
    subject: changeSubjects.find((one) => one === search.get('about')) ?? '',
    kind: changeKinds.find((one) => one === search.get('kind')) ?? '',
    from: day('from'),
    to: day('to'),
    ref: /^[A-Za-z]+\/[\w-]+$/.test(ref) ? ref : '',
    isMerged: search.get('merged') === '1',
  }
}

/** The URL with part of the filter changed; what is not chosen is left out. */
export function writeLogFilter(
  search: URLSearchParams,
  changes: Partial<LogFilter>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const { person, subject, kind, from, to, ref, isMerged } = {
    ...readLogFilter(search),
    ...changes,
  }
  const values = { person, about: subject, kind, from, to, ref, merged: isMerged ? '1' : '' }
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

export function isFiltered({ isMerged, ...texts }: LogFilter): boolean {
  return isMerged || Object.values(texts).some((text) => text !== '')
}

/**
 * What to ask for of one's own changes: without the conversations that were read, which would hide the work among them,
 * unless messages are what is looked for. What waits to be sent is not in the log, and says so itself.
 */
export function ownReceiptFilterOf(
  filter: LogFilter,
  timeZone: string,
  actorId: string,
): ReceiptFilter {
  const asked = { ...receiptFilterOf(filter, timeZone), actorId }
  return filter.subject === 'messages' ? asked : { ...asked, without: ['thread/read'] }
}

/** What to ask for; days begin and end in the company's zone. */
export function receiptFilterOf(filter: LogFilter, timeZone: string): ReceiptFilter {
  const start = (day: string) => (day === '' ? null : fromLocalTime(`${day}T00:00`, timeZone))
  return {
    actorId: filter.person || null,
    names: namesOf(filter.subject || null, filter.kind || null),
    ref: filter.ref || null,
    from: start(filter.from),
    until: filter.to === '' ? null : start(addDays(filter.to, 1)),
    isMerged: filter.isMerged,
  }
}
