import { useEffect, useRef, useState } from 'react'
import {
  boardMessage,
  type FromSimulator,
  type Simulated,
  type ToSimulator,
} from '#domain/dispatch/simulate/messages.ts'
import type { Board, BoardPerson } from '#domain/dispatch/board-visit.ts'
import { shownPeople } from '../shown-people.ts'
import { createAsker, type Port } from './create-asker.ts'
import { startPlanWorker } from './start-plan-worker.ts'

type Kind = keyof Simulated

/** What is asked about a board: everything of the message but the board. */
type Question<K extends Kind> = Omit<Extract<ToSimulator, { kind: K }>, 'board'> & {
  readonly kind: K
}

type Message<K extends Kind> = Question<K> & { readonly board: Board }

/** Until a changed question is answered, the value is the answer before. */
export type Simulation<K extends Kind> =
  | { readonly state: 'working' | 'failed'; readonly value: Simulated[K] | null }
  | { readonly state: 'done'; readonly value: Simulated[K] }

/** Asks the worker about a board as it was when this was first shown, with those who have a lane unless others are given. */
export function useSimulation<K extends Kind>(
  board: Board,
  question: Question<K>,
  asked?: readonly BoardPerson[],
): Simulation<K> {
  const [message] = useState(() => {
    const people = new Map((asked ?? shownPeople(board)).map((one) => [one.user.id, one]))
    return { ...question, board: boardMessage({ ...board, people }) }
  })
  return useAnswer<K>(message)
}

/**
 * Asks the worker each time the message is another one: trying out what could follow takes too long for the page
 * itself. The worker ends with the part of the page that asks.
 */
export function useAnswer<K extends Kind>(message: Message<K>): Simulation<K> {
  const [simulation, setSimulation] = useState<Simulation<K>>({ state: 'working', value: null })
  const asker = useRef<{ ask: (message: Message<K>) => void }>(null)
  const { kind } = message
  useEffect(() => {
    const created = createAsker<Message<K>, Simulated[K]>(
      (hear) => openWorker<K>(kind, hear),
      (asked) =>
        setSimulation(({ value }) =>
          asked.state === 'done'
            ? { state: 'done', value: asked.answer }
            : { state: asked.state, value },
        ),
    )
    asker.current = created
    return created.end
  }, [kind])
  useEffect(() => asker.current?.ask(message), [message])
  return simulation
}

function openWorker<K extends Kind>(
  kind: K,
  hear: (answer: Simulated[K] | null) => void,
): Port<Message<K>> {
  const worker = startPlanWorker()
  worker.addEventListener('message', ({ data }: MessageEvent<FromSimulator>) =>
    hear(data.kind === kind ? (data.value as Simulated[K]) : null),
  )
  worker.addEventListener('error', () => hear(null))
  return { post: (message) => worker.postMessage(message, []), end: () => worker.terminate() }
}
