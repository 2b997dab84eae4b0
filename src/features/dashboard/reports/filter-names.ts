import type { ReportFilter } from '#domain/metrics/report-filter.ts'
import type { Names } from './use-names.ts'

/** What a report is filtered by, as its printed heading says it. */
export function filterNames(filter: ReportFilter, names: Names): readonly string[] {
  const { technicianId, territoryId, customerId, templateId } = filter
  const territory = names.territories.find(({ value }) => value === territoryId)?.label
  return [
    ...(technicianId === '' ? [] : [names.nameOf('technician', technicianId)]),
    ...(territory === undefined ? [] : [territory]),
    ...(customerId === '' ? [] : [names.nameOf('customer', customerId)]),
    ...(templateId === '' ? [] : [names.nameOf('template', templateId)]),
  ]
}
