import * as v from 'valibot'
import { code, geo, id } from '../../entities/fields.ts'
import { wholeBetween } from '../../entities/whole-between.ts'
import { storedItems } from '../stored-items.ts'

export const mostBarriers = 20
/** Points of one line, and minutes that it takes to get across. */
export const barrierLimits = {
  points: { least: 2, most: 20 },
  minutes: { least: 1, most: 120 },
} as const

const { points, minutes } = barrierLimits

/** A line that drives take longer to get across: a river, a railway, a range of hills. */
export const barrier = v.object({
  id,
  name: v.pipe(
    code,
    v.check((name) => name.trim() !== '', 'required'),
  ),
  /** From one end to the other. */
  points: v.pipe(
    v.array(geo),
    v.minLength(points.least, 'tooFew'),
    v.maxLength(points.most, 'tooMany'),
    v.readonly(),
  ),
  minutes: wholeBetween(minutes.least, minutes.most),
})
export type Barrier = v.InferOutput<typeof barrier>

/** The barriers of a company, in no order. */
export const storedBarriers = storedItems(barrier, 'id', mostBarriers)
