import * as v from 'valibot'
import { id } from '../../entities/fields.ts'
import { localTime } from '../../entities/working-hours.ts'
import { storedItems } from '../stored-items.ts'

export const mostArrivalWindows = 12

/** A promise that the company gives: arrival between two local times 'HH:mm' of one day. */
export const arrivalWindow = v.pipe(
  v.object({ id, from: localTime, to: localTime }),
  v.forward(
    v.check(({ from, to }) => from < to, 'startBeforeEnd'),
    ['to'],
  ),
)
export type ArrivalWindow = v.InferOutput<typeof arrivalWindow>

export const storedArrivalWindows = storedItems(arrivalWindow, 'id', mostArrivalWindows)

/** 'HH:mm-HH:mm', by which forms know a window. */
export function windowName({ from, to }: Pick<ArrivalWindow, 'from' | 'to'>): string {
  return `${from}-${to}`
}

/** A window whose id follows from its times, so that two people who add the same one add it once. */
export function arrivalWindowOf(from: string, to: string): ArrivalWindow {
  return { id: windowName({ from, to }).replaceAll(':', ''), from, to }
}

/** What a company promises that never chose its windows. */
export const usualArrivalWindows: readonly ArrivalWindow[] = [
  arrivalWindowOf('08:00', '10:00'),
  arrivalWindowOf('10:00', '12:00'),
  arrivalWindowOf('12:00', '15:00'),
  arrivalWindowOf('15:00', '18:00'),
]
