import * as v from 'valibot'

const keepSchema = v.object({ keepPlace: v.literal(true) })
const besideSchema = v.object({ beside: v.literal(true) })

/** Navigation state for opening or closing something over the page: it must not scroll. */
export const keepPlace = { keepPlace: true } as const

/** Navigation state of a row in a list next to the page: Back leads to where the replaced page's Back led. */
export const beside = { beside: true } as const

export function keepsPlace(state: unknown): boolean {
  return v.is(keepSchema, state)
}

export function keepsOrigin(state: unknown): boolean {
  return keepsPlace(state) || v.is(besideSchema, state)
}
