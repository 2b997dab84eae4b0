import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { UndoStack } from '#components/undo/undo-stack.ts'
import { type Direction, useUndoHistory } from '#components/undo/use-undo-history.ts'
import { useUndoKeys } from '#components/undo/use-undo-keys.ts'
import { useMutate, useTimeZone } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import { createTabMemory } from '#lib/tab-memory.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { showToast } from '#ui/overlay/toast.ts'
import type { BulkChange } from './bulk-changes.ts'

/** The most orders that are changed together. */
export const mostAtOnce = 500

const toastId = 'order-bulk'
const memory = createTabMemory<UndoStack<readonly BulkChange[]>>()

export interface Bulk {
  readonly isBusy: boolean
  /** Makes the changes one order at a time, and offers to undo all of them. `say` tells how many were changed. */
  readonly run: (changes: readonly BulkChange[], say: (count: number) => string) => Promise<void>
}

/** Changes of many orders, which can be undone and redone that day. */
export function useBulk(): Bulk {
  const t = useT()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [isBusy, setBusy] = useState(false)
  const history = useUndoHistory(memory, useToday(useTimeZone()))

  function store(change: BulkChange['change']): Promise<Result<unknown, Problem>> {
    if (change.name === 'order/assign') return mutate(change.name, change.args)
    if (change.name === 'order/move') return mutate(change.name, change.args)
    return mutate(change.name, change.args)
  }

  /** The changes that were stored. The first problem is told, and the other orders are changed all the same. */
  async function storeAll<C extends { readonly change: BulkChange['change'] }>(
    changes: readonly C[],
  ): Promise<readonly C[]> {
    const stored: C[] = []
    let problem: Problem | null = null
    setBusy(true)
    for (const one of changes) {
      const result = await store(one.change)
      if (result.ok) stored.push(one)
      else problem ??= result.problem
    }
    setBusy(false)
    if (problem) reportProblem(problem)
    return stored
  }

  async function storeReversed(act: readonly BulkChange[], direction: Direction): Promise<boolean> {
    const changes =
      direction === 'redo'
        ? act
        : act.toReversed().flatMap(({ undo }) => (undo ?? []).map((change) => ({ change })))
    const stored = await storeAll(changes)
    const count = new Set(stored.map(({ change }) => change.args.orderId)).size
    if (count === 0) return false
    const text = direction === 'undo' ? 'orderBulk.undone' : 'orderBulk.changed'
    showToast(t(text, { count }), { id: toastId })
    return true
  }

  function reverse(direction: Direction): void {
    // The orders are changed one at a time: another act would start from half of them.
    if (!isBusy) void history.reverse(direction, (act) => storeReversed(act, direction))
  }

  useUndoKeys(reverse)

  return {
    isBusy,
    async run(changes, say) {
      const stored = await storeAll(changes)
      if (stored.length === 0) return
      const canUndo = stored.every((one) => one.undo !== null)
      if (canUndo) history.add(stored)
      showToast(say(stored.length), {
        id: toastId,
        kind: 'success',
        ...(canUndo && {
          action: { label: t('action.undo'), onPress: () => reverse('undo') },
        }),
      })
    },
  }
}
