import * as v from 'valibot'
import { editedItems } from '../stored-items.ts'
import { arrivalWindow, mostArrivalWindows, windowName } from './arrival-windows.ts'
import { barrier, mostBarriers } from './barrier.ts'
import { isWithinTerm } from './planning-terms.ts'
import { mostPlanningWeights, planningWeight } from './planning-weights.ts'
import { mostTerritories, territory } from './territory.ts'

/** The arrival windows of a company, as an edit sends them: no two are the same. */
export const editedArrivalWindows = v.pipe(
  editedItems(arrivalWindow, 'id', mostArrivalWindows),
  v.check((windows) => new Set(windows.map(windowName)).size === windows.length, 'twice'),
)

/** The territories of a company, as an edit sends them. */
export const editedTerritories = editedItems(territory, 'id', mostTerritories)

/** The planning weights of a company, as an edit sends them: each is of a known term and within its bounds. */
export const editedPlanningWeights = editedItems(
  v.pipe(
    planningWeight,
    v.check(({ id, value }) => isWithinTerm(id, value), 'number'),
  ),
  'id',
  mostPlanningWeights,
)

/** The barriers of a company, as an edit sends them. */
export const editedBarriers = editedItems(barrier, 'id', mostBarriers)
