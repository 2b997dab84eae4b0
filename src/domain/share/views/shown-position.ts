import * as v from 'valibot'
import { geo, instant } from '../../entities/fields.ts'
import type { Order } from '../../entities/order.ts'

/** `positions/{uid}`, as far as a customer may see it. */
export const fixSchema = v.object({ ...geo.entries, at: instant })
export type Fix = Readonly<v.InferOutput<typeof fixSchema>>

/** An older position says nothing about when someone arrives. */
const freshMs = 15 * 60_000
/** 100 m in degrees of latitude. */
const step = 100 / 111_320

/**
 * A position to 100 m, if it was measured on the way and just now. Where the technician was before they set out is
 * nobody's business.
 */
export function shownPosition(
  fix: Fix | null,
  { statusAt }: Pick<Order, 'statusAt'>,
  now: string,
): Fix | null {
  if (fix === null) return null
  const age = Date.parse(now) - Date.parse(fix.at)
  if (age > freshMs || Date.parse(fix.at) < Date.parse(statusAt)) return null
  const latitude = rounded(fix.latitude, step)
  const wide = step / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  return { at: fix.at, latitude, longitude: rounded(fix.longitude, wide) }
}

/** To five decimals, which are a metre. */
function rounded(degrees: number, size: number): number {
  return Math.round(Math.round(degrees / size) * size * 1e5) / 1e5
}
