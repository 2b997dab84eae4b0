import * as v from 'valibot'

const schema = v.object({ keepPlace: v.literal(true) })

/** Navigation state for what only opens or closes something over the page: it must not scroll. */
export const keepPlace = { keepPlace: true } as const

export function keepsPlace(state: unknown): boolean {
  return v.is(schema, state)
}
