import { mondayOf } from '../time/timesheet.ts'
import type { About } from './facts.ts'

/** By what numbers are told apart; 'all' is one sum of everything. */
export const dimensions = ['all', 'week', 'technician', 'customer', 'template'] as const
export type Dimension = (typeof dimensions)[number]

/** Only what is about these; '' for all. */
export interface MetricsFilter {
  readonly technicianId: string
  readonly customerId: string
  readonly templateId: string
}

export const noFilter: MetricsFilter = { technicianId: '', customerId: '', templateId: '' }

/** Whether something is about what the filter names. Paid time is about a person alone, so it passes no other filter. */
export function filterTest({
  technicianId,
  customerId,
  templateId,
}: MetricsFilter): (about: About) => boolean {
  return (about) =>
    (technicianId === '' || about.people.includes(technicianId)) &&
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
  { technicianId }: MetricsFilter,
): (about: About, day: string) => readonly string[] {
  if (by === 'week') return byWeek()
  if (by === 'technician') {
    if (technicianId !== '') return () => [technicianId]
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
