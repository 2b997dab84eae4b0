import * as v from 'valibot'
import { parseJson } from '#lib/parse-json.ts'
import type { Place, RouteService } from '../types/route-service.ts'
import type { Http } from './rest/http.ts'

const timeoutMs = 20_000

const seconds = v.nullable(
  v.pipe(
    v.number(),
    v.check((value: number) => Number.isFinite(value)),
    v.minValue(0),
  ),
)
const osrmAnswer = v.object({ code: v.literal('Ok'), durations: v.array(v.array(seconds)) })
const valhallaAnswer = v.object({
  sources_to_targets: v.array(v.array(v.object({ time: seconds }))),
})

/**
 * Minutes on empty roads from each place to each other one, row by row; null where there is no way. null where the
 * service did not answer, or its answer has the wrong size.
 */
export async function askDrives(
  service: RouteService,
  http: Http,
  from: readonly Place[],
  to: readonly Place[],
): Promise<readonly (readonly (number | null)[])[] | null> {
  const answer = await http(requestOf(service, from, to)).catch(() => null)
  if (answer?.status !== 200 || answer.redirected) return null
  const rows = rowsOf(service, parseJson(answer.text))
  const isWhole = rows?.length === from.length && rows.every((row) => row.length === to.length)
  return isWhole ? rows.map((row) => row.map((one) => (one === null ? null : one / 60))) : null
}

function requestOf(
  { kind, url }: RouteService,
  from: readonly Place[],
  to: readonly Place[],
): Parameters<Http>[0] {
  if (kind === 'valhalla') {
    const at = ({ latitude, longitude }: Place) => ({ lat: latitude, lon: longitude })
    const body = { sources: from.map(at), targets: to.map(at), costing: 'auto' }
    const headers = { 'content-type': 'application/json' }
    return {
      method: 'POST',
      url: `${url}/sources_to_targets`,
      headers,
      body: JSON.stringify(body),
      timeoutMs,
    }
  }
  const places = [...from, ...to].map(({ latitude, longitude }) => `${longitude},${latitude}`)
  const indexes = (first: number, count: number) =>
    Array.from({ length: count }, (_, i) => first + i).join(';')
  const query =
    `sources=${indexes(0, from.length)}&destinations=${indexes(from.length, to.length)}` +
    '&annotations=duration'
  return {
    method: 'GET',
    url: `${url}/table/v1/driving/${places.join(';')}?${query}`,
    headers: {},
    timeoutMs,
  }
}

function rowsOf({ kind }: RouteService, answer: unknown): (number | null)[][] | null {
  if (kind === 'osrm') {
    const parsed = v.safeParse(osrmAnswer, answer)
    return parsed.success ? parsed.output.durations : null
  }
  const parsed = v.safeParse(valhallaAnswer, answer)
  if (!parsed.success) return null
  return parsed.output.sources_to_targets.map((row) => row.map(({ time }) => time))
}
