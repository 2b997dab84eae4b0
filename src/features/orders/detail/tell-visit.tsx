import { TellSheet, type TellSheetProps } from '#components/dispatch/tell-sheet.tsx'
import { useTell } from '#components/dispatch/use-tell.ts'
import { useActor, useData } from '#data/react.ts'
import type { PlannedVisit } from '#domain/entities/booking.ts'

interface TellVisitProps extends Omit<TellSheetProps, 'visit' | 'lapsedWindow' | 'onTell'> {
  visit: PlannedVisit
  /** All visits of the order that are known. */
  visits: readonly PlannedVisit[]
  /** The further visits that the office knows; absent for anyone else. */
  parts?: readonly number[]
}

/** Tells the customer of a visit of the order. */
export function TellVisit({ visits, parts, ...props }: TellVisitProps) {
  const { order, visit, company } = props
  const told = { order, visit, visits, ...(parts && { parts }), timeZone: company.timeZone }
  const { tell, lapsedWindow } = useTell(told, useActor(), useData().mutateAll)
  return <TellSheet {...props} lapsedWindow={lapsedWindow} onTell={tell} />
}
