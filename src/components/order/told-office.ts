import * as v from 'valibot'
import { parseJson } from '#lib/parse-json.ts'

const toldOfVisit = v.object({
  /** When the visit was to start; one that is moved is told again. */
  start: v.nullable(v.string()),
  /** When it was told, in milliseconds. */
  at: v.number(),
  late: v.nullable(v.object({ minutes: v.number(), arrival: v.string() })),
})
const schema = v.record(v.string(), toldOfVisit)

/** What the office was told of a visit from this device. */
export type Told = Pick<v.InferOutput<typeof toldOfVisit>, 'late'>
interface Visit {
  readonly id: string
  readonly start: string | null
}

/** How long it holds, in milliseconds: a working day. */
const hold = 12 * 60 * 60_000
export const nothingTold: Told = { late: null }

/** What was told of a visit as it is planned now; `text` is what the device stores. */
export function toldOf(text: string | null, visit: Visit, now: number): Told {
  const told = parsed(text)[visit.id]
  return told && told.start === visit.start && now - told.at < hold ? told : nothingTold
}

/** The text to store with something more told; what holds no longer goes. */
export function withTold(
  text: string | null,
  visit: Visit,
  now: number,
  more: Partial<Told>,
): string {
  const held = Object.entries(parsed(text)).filter(([, { at }]) => now - at < hold)
  const told = { ...nothingTold, ...toldOf(text, visit, now), ...more, start: visit.start, at: now }
  return JSON.stringify({ ...Object.fromEntries(held), [visit.id]: told })
}

function parsed(text: string | null): v.InferOutput<typeof schema> {
  const { success, output } = v.safeParse(schema, parseJson(text))
  return success ? output : {}
}
