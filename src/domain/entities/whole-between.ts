import * as v from 'valibot'

/** A whole number from `least` to `most`; `message` is the fault of one beyond them. */
export function wholeBetween(least: number, most: number, message = 'number') {
  return v.pipe(
    v.number('number'),
    v.integer('number'),
    v.minValue(least, message),
    v.maxValue(most, message),
  )
}
