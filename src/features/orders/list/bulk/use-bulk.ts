import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useMutate } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'
import type { BulkChange } from './bulk-changes.ts'

/** The most orders that are changed together. */
export const mostAtOnce = 500

const toastId = 'order-bulk'

export interface Bulk {
  readonly isBusy: boolean
  /** Makes the changes one order at a time, and offers to undo all of them. `say` tells how many were changed. */
  readonly run: (changes: readonly BulkChange[], say: (count: number) => string) => Promise<void>
}

export function useBulk(): Bulk {
  const t = useT()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [isBusy, setBusy] = useState(false)

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

  async function undo(stored: readonly BulkChange[]): Promise<void> {
    const undone = await storeAll(
      stored.flatMap(({ undo: change }) => (change ? [{ change }] : [])).toReversed(),
    )
    showToast(t('orderBulk.undone', { count: undone.length }), { id: toastId })
  }

  return {
    isBusy,
    async run(changes, say) {
      const stored = await storeAll(changes)
      if (stored.length === 0) return
      const canUndo = stored.every((one) => one.undo !== null)
      showToast(say(stored.length), {
        id: toastId,
        kind: 'success',
        ...(canUndo && {
          action: { label: t('action.undo'), onPress: () => void undo(stored) },
        }),
      })
    },
  }
}
