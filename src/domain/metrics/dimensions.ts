import { mondayOf } from '../time/timesheet.ts'
import type { About } from './facts.ts'

/** By what numbers are told apart; 'all' is one sum of everything. */
export const dimensions = ['all', 'week', 'technician', 'customer', 'template'] as const
export type Dimension = (typeof dimensions)[number]

/** Only what is about these; '' for all. */
export interface MetricsFilter {
  readonly technicianId: string
  /** The people who do not work in the territory that is asked for; null for no territory. */
  readonly outside: ReadonlySet<string> | null
  readonly customerId: string
  readonly templateId: string
}

export const noFilter: MetricsFilter = {
  technicianId: '',
  outside: null,
  customerId: '',
  templateId: '',
}

/** Whether a filter leaves a person in. */
export function isPersonIn(
  { technicianId, outside }: Pick<MetricsFilter, 'technicianId' | 'outside'>,
  personId: string,
): boolean {
  return (technicianId === '' || technicianId === personId) && !outside?.has(personId)
}

/** Whether something is about what the filter names. Paid time is about a person alone, so it passes no other filter. */
export function filterTest(filter: MetricsFilter): (about: About) => boolean {
  const { technicianId, outside, customerId, templateId } = filter
  const isOfAll = technicianId === '' && outside === null
  return (about) =>
    (isOfAll || about.people.some((id) => isPersonIn(filter, id))) &&
    (customerId === '' || about.customerId === customerId) &&
    (templateId === '' || about.templateId === templateId)
}

const everything = ['']

/**
 * The groups in which something is counted: the Monday of its week, each of its people, its customer, its template; ''
 * where it has none of these.
 */
export function keysBy(
  by: Dimension,
  filter: MetricsFilter,
): (about: About, day: string) => readonly string[] {
  if (by === 'week') return byWeek()
  if (by === 'technician') {
    const { technicianId, outside } = filter
    if (technicianId !== '') return () => [technicianId]
    if (outside !== null) return ({ people }) => people.filter((id) => !outside.has(id))
    return ({ people }) => (people.length > 0 ? people : everything)
  }
  if (by === 'customer') return ({ customerId }) => [customerId]
  if (by === 'template') return ({ templateId }) => [templateId]
  return () => everything
}

function byWeek() {
  const known = new Map<string, readonly string[]>()
  return (_about: About, day: string) => {
    const keys = known.get(day) ?? [mondayOf(day)]
    known.set(day, keys)
    return keys
  }
}
