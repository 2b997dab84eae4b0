import { useRef, useState } from 'react'
import { emptyStack, type UndoStack, withAct, withRedone, withUndone } from './undo-stack.ts'

export type Direction = 'undo' | 'redo'

export interface UndoHistory<A> {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly add: (act: A) => void
  /** Undoes or redoes the newest act; it stays what it was where `store` says that it failed. */
  readonly reverse: (direction: Direction, store: (act: A) => Promise<boolean>) => Promise<void>
}

/** What was done on a page since it was opened, so that it can be undone and redone. */
export function useUndoHistory<A>(): UndoHistory<A> {
  const [stack, setStack] = useState<UndoStack<A>>(emptyStack)
  // What is undone is what the newest act was when it is pressed, also between two renderings.
  const newest = useRef(stack)
  const keep = (next: UndoStack<A>) => {
    newest.current = next
    setStack(next)
  }
  return {
    canUndo: stack.done.length > 0,
    canRedo: stack.undone.length > 0,
    add: (act) => keep(withAct(newest.current, act)),
    async reverse(direction, store) {
      const before = newest.current
      const act = (direction === 'undo' ? before.done : before.undone).at(-1)
      if (!act) return
      keep((direction === 'undo' ? withUndone : withRedone)(before))
      if (!(await store(act))) keep(before)
    },
  }
}
