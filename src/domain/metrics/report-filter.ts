import type { Territory } from '../company/dispatch/territory.ts'
import { isOutside } from '../company/dispatch/territory-of.ts'
import type { Staff } from '../entities/staff.ts'
import type { MetricsFilter } from './dimensions.ts'

/** What a report's page asks for; '' for all. */
export interface ReportFilter extends Omit<MetricsFilter, 'outside'> {
  readonly territoryId: string
}

/**
 * A filter with the people who do not work in its territory. As on the board, someone without territories works
 * everywhere; a territory that is no longer there filters nothing.
 */
export function metricsFilter(
  { territoryId, ...others }: ReportFilter,
  territories: readonly Territory[],
  staff: readonly Pick<Staff, 'userId' | 'territoryIds'>[],
): MetricsFilter {
  if (!territories.some(({ id }) => id === territoryId)) return { ...others, outside: null }
  const away = staff.filter((one) => isOutside(territories, one, territoryId))
  return { ...others, outside: new Set(away.map(({ userId }) => userId)) }
}
