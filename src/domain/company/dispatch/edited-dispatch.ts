import * as v from 'valibot'
import { code, geo } from '../../entities/fields.ts'
import { wholeBetween } from '../../entities/whole-between.ts'
import { editedItems } from '../stored-items.ts'
import { arrivalWindow, mostArrivalWindows, windowName } from './arrival-windows.ts'
import { barrier, mostBarriers } from './barrier.ts'
import { barrierLimits } from './barrier-limits.ts'
import { isWithinTerm } from './planning-terms.ts'
import { mostPlanningWeights, planningWeight } from './planning-weights.ts'
import { mostPostalCodes, mostTerritories, territory } from './territory.ts'

/** The arrival windows of a company, as an edit sends them: no two are the same. */
export const editedArrivalWindows = v.pipe(
  editedItems(arrivalWindow, 'id', mostArrivalWindows),
  v.check((windows) => new Set(windows.map(windowName)).size === windows.length, 'twice'),
)

const filled = v.pipe(
  code,
  v.check((name) => name.trim() !== '', 'required'),
)
/** Capital letters and digits. */
const postalPrefix = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,10}$/, 'postalCode'))

const editedTerritory = v.object({
  ...territory.entries,
  name: filled,
  postalCodes: v.pipe(
    v.array(postalPrefix),
    v.maxLength(mostPostalCodes, 'tooMany'),
    v.check((codes) => new Set(codes).size === codes.length, 'twice'),
    v.readonly(),
  ),
})

/** The territories of a company, as an edit sends them. */
export const editedTerritories = editedItems(editedTerritory, 'id', mostTerritories)

/** The planning weights of a company, as an edit sends them: each is of a known term and within its bounds. */
export const editedPlanningWeights = editedItems(
  v.pipe(
    planningWeight,
    v.check(({ id, value }) => isWithinTerm(id, value), 'number'),
  ),
  'id',
  mostPlanningWeights,
)

const { points, minutes } = barrierLimits

const editedBarrier = v.object({
  ...barrier.entries,
  name: filled,
  points: v.pipe(
    v.array(geo),
    v.minLength(points.least, 'tooFew'),
    v.maxLength(points.most, 'tooMany'),
  ),
  minutes: wholeBetween(minutes.least, minutes.most),
})

/** The barriers of a company, as an edit sends them. */
export const editedBarriers = editedItems(editedBarrier, 'id', mostBarriers)
