/** Acts that can be undone and redone. */
export interface UndoStack<A> {
  /** The newest last. */
  readonly done: readonly A[]
  readonly undone: readonly A[]
}

export const emptyStack: UndoStack<never> = { done: [], undone: [] }

/** The most acts that can be undone. */
const depth = 100

/** After a new act nothing can be redone. */
export function withAct<A>({ done }: UndoStack<A>, act: A): UndoStack<A> {
  return { done: [...done, act].slice(-depth), undone: [] }
}

/** Moves the newest act to those that can be redone. */
export function withUndone<A>({ done, undone }: UndoStack<A>): UndoStack<A> {
  const act = done.at(-1)
  return act ? { done: done.slice(0, -1), undone: [...undone, act] } : { done, undone }
}

/** Moves the act that was undone last back to those done. */
export function withRedone<A>({ done, undone }: UndoStack<A>): UndoStack<A> {
  const act = undone.at(-1)
  return act ? { done: [...done, act], undone: undone.slice(0, -1) } : { done, undone }
}
