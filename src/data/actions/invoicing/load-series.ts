import { type Series, type SeriesId, seriesIds } from '#domain/entities/series.ts'
import type { Problem } from '#domain/problem.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { fail, ok, type Result } from '#lib/result.ts'
import { serverProblem } from '#data/server/load-documents.ts'
import type { Server } from '#data/server/open-server.ts'
import { documentName } from '#data/server/rest/document-name.ts'
import { withToken } from '#data/server/with-token.ts'
import type { NumberSeries } from '#data/types/invoicing.ts'

/** Reads the company's series at the server, which alone keeps them; null for one that has not begun. */
export function loadSeries(
  server: () => Promise<Server>,
  companyId: string,
): Promise<Result<NumberSeries, Problem>> {
  return withToken(server, async ({ rest, config }, call) => {
    const nameOf = (id: SeriesId) =>
      documentName(`series/${id}`, { projectId: config.projectId, companyId })
    const found = await rest.batchGet(seriesIds.map(nameOf), call)
    if (!found.ok) return fail(serverProblem(found.problem))
    const { docs } = found.value
    const read = (id: SeriesId): Result<Series | null, Problem> => {
      const doc = docs.get(nameOf(id))?.doc
      return doc ? parseRow('series', id, doc) : ok(null)
    }
    const [invoices, credits] = [read('invoices'), read('credits')]
    if (!invoices.ok) return invoices
    return credits.ok ? ok({ invoices: invoices.value, credits: credits.value }) : credits
  })
}
