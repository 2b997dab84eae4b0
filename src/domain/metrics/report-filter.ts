import type { Territory } from '../company/dispatch/territory.ts'
import type { Staff } from '../entities/staff.ts'
import type { MetricsFilter } from './dimensions.ts'

/** What a report's page asks for; '' for all. */
export interface ReportFilter extends Omit<MetricsFilter, 'team'> {
  readonly territoryId: string
}

/** A filter with the people of its territory; a territory that is no longer there filters nothing. */
export function metricsFilter(
  { territoryId, ...others }: ReportFilter,
  territories: readonly Territory[],
  staff: readonly Pick<Staff, 'userId' | 'territoryIds'>[],
): MetricsFilter {
  if (!territories.some(({ id }) => id === territoryId)) return { ...others, team: null }
  const members = staff.filter(({ territoryIds }) => territoryIds.includes(territoryId))
  return { ...others, team: new Set(members.map(({ userId }) => userId)) }
}
