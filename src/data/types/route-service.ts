import * as v from 'valibot'

/** A server that knows how long drives take: OSRM's `table` or Valhalla's `sources_to_targets`. */
export const routeService = v.object({
  kind: v.picklist(['osrm', 'valhalla']),
  /** Without the path of the request, such as 'https://routes.example'. */
  url: v.pipe(
    v.string(),
    v.check((url) => URL.canParse(url)),
    v.transform((url) => url.replace(/\/+$/, '')),
  ),
})
export type RouteService = v.InferOutput<typeof routeService>

/** Degrees. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}
