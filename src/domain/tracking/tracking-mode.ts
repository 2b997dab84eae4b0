import { usesFeature } from '../access/features.ts'
import type { Company, TrackingMode } from '../entities/company.ts'

type Facts = Pick<Company, 'tracking' | 'disabledFeatures' | 'hiddenFeatures'>

/** What the company records: nothing while it does without the map, where no one could see it. */
export function trackingModeOf(company: Facts | null): TrackingMode {
  return company !== null && usesFeature(company, 'tracking') ? company.tracking : 'off'
}
