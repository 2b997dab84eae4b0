import * as v from 'valibot'
import { code, geo, id } from '../../entities/fields.ts'
import { storedItems } from '../stored-items.ts'

export const mostBarriers = 20

/**
 * A line that drives take longer to get across, from one end to the other: a river, a railway, a range of hills. What
 * edits may set is narrower: `editedBarriers`.
 */
export const barrier = v.object({ id, name: code, points: v.array(geo), minutes: v.number() })
export type Barrier = v.InferOutput<typeof barrier>

/** The barriers of a company, in no order. */
export const storedBarriers = storedItems(barrier, 'id', mostBarriers)
