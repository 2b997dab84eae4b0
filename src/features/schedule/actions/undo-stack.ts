import type { ActChanges } from './undo-act.ts'

/** One act of a dispatcher: a drop, a bulk move, a split, an applied plan. */
export interface Act extends ActChanges {
  /** What was done, as a sentence. */
  readonly label: string
}

export interface UndoStack {
  /** The newest last. */
  readonly done: readonly Act[]
  readonly undone: readonly Act[]
}

export const emptyStack: UndoStack = { done: [], undone: [] }

/** The most acts that can be undone. */
const depth = 100

/** After a new act nothing can be redone. */
export function withAct({ done }: UndoStack, act: Act): UndoStack {
  return { done: [...done, act].slice(-depth), undone: [] }
}

/** Moves the newest act to those that can be redone. */
export function withUndone({ done, undone }: UndoStack): UndoStack {
  const act = done.at(-1)
  return act ? { done: done.slice(0, -1), undone: [...undone, act] } : { done, undone }
}

/** Moves the act that was undone last back to those done. */
export function withRedone({ done, undone }: UndoStack): UndoStack {
  const act = undone.at(-1)
  return act ? { done: [...done, act], undone: undone.slice(0, -1) } : { done, undone }
}
