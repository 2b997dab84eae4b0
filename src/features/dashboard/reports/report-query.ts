import * as v from 'valibot'
import { reportFields } from '#domain/metrics/messages.ts'
import type { ReportRequest } from '#domain/metrics/report.ts'

const { period, by, filter } = reportFields

/** What a report's address says; what it lacks or gets wrong is as usual. */
const querySchema = v.object({
  period: v.fallback(v.optional(period, '30d'), '30d'),
  by: v.fallback(v.optional(by, 'technician'), 'technician'),
  technician: v.fallback(v.optional(filter.entries.technicianId, ''), ''),
  territory: v.fallback(v.optional(filter.entries.territoryId, ''), ''),
  customer: v.fallback(v.optional(filter.entries.customerId, ''), ''),
  template: v.fallback(v.optional(filter.entries.templateId, ''), ''),
})

/** The report that the address asks for. */
export function readReportQuery(search: URLSearchParams): ReportRequest {
  const { technician, territory, customer, template, ...rest } = v.parse(
    querySchema,
    Object.fromEntries(search),
  )
  return {
    ...rest,
    filter: {
      technicianId: technician,
      territoryId: territory,
      customerId: customer,
      templateId: template,
    },
  }
}

/** The address of a report, without what is usual. */
export function writeReportQuery(
  search: URLSearchParams,
  { period: span, by: groups, filter: only }: ReportRequest,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const values = {
    period: span === '30d' ? '' : span,
    by: groups === 'technician' ? '' : groups,
    technician: only.technicianId,
    territory: only.territoryId,
    customer: only.customerId,
    template: only.templateId,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
