import { useMemo, useState } from 'react'
import { shownPeople } from '#components/dispatch/shown-people.ts'
import { useAnswer } from '#components/dispatch/worker/use-simulation.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { boardMessage } from '#domain/dispatch/simulate/messages.ts'
import { visitsWhileOut } from '#domain/dispatch/simulate/visits-while-out.ts'
import { lostChange, type LostChange } from './lost-change.ts'

/** What someone has on some days from one on, and who could take it: asked again for other days, of the same board. */
export function useWhileOut(boardNow: Board, personId: string, from: string, days: number) {
  // What others change meanwhile does not change what is offered.
  const [board] = useState(boardNow)
  const message = useMemo(() => {
    const people = new Map(shownPeople(board).map((one) => [one.user.id, one]))
    const options = { from, days, top: 1 }
    return {
      kind: 'without',
      personId,
      options,
      board: boardMessage({ ...board, people }),
    } as const
  }, [board, personId, from, days])
  const simulation = useAnswer<'without'>(message)
  return useMemo(() => {
    const { underWay } = visitsWhileOut(board, personId, { from, days })
    const lost = simulation.state === 'done' ? simulation.value : []
    const changes = lost.map((one) => lostChange(one, personId)).toSorted(byPresentStart)
    return {
      state: simulation.state,
      underWay,
      changes,
      given: changes.filter(({ offer, isLater }) => offer !== undefined && !isLater),
      later: changes.filter(({ isLater }) => isLater),
      queued: changes.filter(({ offer }) => offer === undefined),
    }
  }, [board, personId, from, days, simulation])
}

/** Several days are read day by day. */
function byPresentStart({ before: a }: LostChange, { before: b }: LostChange): number {
  return (a.start ?? '') < (b.start ?? '') ? -1 : 1
}
