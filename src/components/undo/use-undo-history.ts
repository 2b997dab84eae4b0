import { useCallback, useSyncExternalStore } from 'react'
import type { TabMemory } from '#lib/tab-memory.ts'
import { emptyStack, type UndoStack, withAct, withRedone, withUndone } from './undo-stack.ts'

export type Direction = 'undo' | 'redo'

export interface UndoHistory<A> {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly add: (act: A) => void
  /** Undoes or redoes the newest act; it stays what it was where `store` says that it failed. */
  readonly reverse: (direction: Direction, store: (act: A) => Promise<boolean>) => Promise<void>
}

/** What was done on a page this day, so that it can be undone and redone, also once the page was left. */
export function useUndoHistory<A>(memory: TabMemory<UndoStack<A>>, day: string): UndoHistory<A> {
  // What is undone is what the newest act was when it is pressed, also between two renderings.
  const newest = useCallback(() => memory.get(day) ?? emptyStack, [memory, day])
  const stack = useSyncExternalStore<UndoStack<A>>(memory.subscribe, newest, newest)
  return {
    canUndo: stack.done.length > 0,
    canRedo: stack.undone.length > 0,
    add: (act) => memory.set(day, withAct(newest(), act)),
    async reverse(direction, store) {
      const before = newest()
      const act = (direction === 'undo' ? before.done : before.undone).at(-1)
      if (!act) return
      memory.set(day, (direction === 'undo' ? withUndone : withRedone)(before))
      if (!(await store(act))) memory.set(day, before)
    },
  }
}
