import { useEffect, useState } from 'react'
import {
  boardMessage,
  type FromSimulator,
  type Simulated,
  type ToSimulator,
} from '#domain/dispatch/simulate/messages.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { shownPeople } from '#components/dispatch/shown-people.ts'

type Kind = keyof Simulated

/** What is asked about a board: everything of the message but the board. */
export type Question<K extends Kind> = Omit<Extract<ToSimulator, { kind: K }>, 'board'> & {
  readonly kind: K
}

export type Simulation<K extends Kind> =
  | { readonly state: 'working' | 'failed' }
  | { readonly state: 'done'; readonly value: Simulated[K] }

/**
 * Asks the worker about a board as it was when this was first shown, with the people who have a lane: trying out what
 * could follow takes too long for the page itself. The worker ends with the sheet that asks.
 */
export function useSimulation<K extends Kind>(board: Board, question: Question<K>): Simulation<K> {
  const [simulation, setSimulation] = useState<Simulation<K>>({ state: 'working' })
  const [message] = useState(() => {
    const people = new Map(shownPeople(board, '').map((one) => [one.user.id, one]))
    return { ...question, board: boardMessage({ ...board, people }) }
  })
  useEffect(() => {
    const worker = new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<FromSimulator>) => {
      setSimulation(
        data.kind === message.kind
          ? { state: 'done', value: data.value as Simulated[K] }
          : { state: 'failed' },
      )
    })
    worker.addEventListener('error', () => setSimulation({ state: 'failed' }))
    worker.postMessage(message, [])
    return () => worker.terminate()
  }, [message])
  return simulation
}
