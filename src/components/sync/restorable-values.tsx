import { History } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import type { HistoryValue } from '#domain/audit/history-values.ts'
import { type RestoreChange, undoOf } from '#domain/mutation/edits/restore-change.ts'
import type { Restore } from '#domain/mutation/edits/restore-of.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { type Translate, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useProblemToast } from '../sheet/use-problem-toast.ts'
import { problemText } from '../text/problem-text.ts'
import { ValueList, valueKey, type ValueListProps } from './value-list.tsx'
import styles from './value-list.module.css'

const RestoreDialog = lazy(async () => ({
  default: (await import('./restore-dialog.tsx')).RestoreDialog,
}))

/** How long a restored value can be undone from its toast, in milliseconds. */
const undoMs = 10_000

export interface RestorableValuesProps extends Omit<ValueListProps, 'renderAction'> {
  /** What can be done about a value; null where nothing is offered. */
  restoreOf: (value: HistoryValue) => Restore | null
  mutate: (change: RestoreChange) => Promise<Result<unknown, Problem>>
}

/** Values of a change that can be brought back, or the reason why they cannot, once for all of them. */
export function RestorableValues({ restoreOf, mutate, ...list }: RestorableValuesProps) {
  const t = useT()
  const reasonId = useId()
  const [asked, setAsked] = useState<string | null>(null)
  const restore = useRestore(mutate)
  const restorer = (change: RestoreChange) => () => restore(change)
  const found = new Map(
    list.values.map((value) => [valueKey(value), { value, restore: restoreOf(value) }]),
  )
  const reasons = new Set(
    [...found.values()].flatMap(({ restore: one }) =>
      one?.kind === 'blocked' ? reasonText(t, one.problem) : [],
    ),
  )
  const open = asked === null ? undefined : found.get(asked)
  return (
    <>
      <ValueList
        {...list}
        renderAction={(value) => (
          <RestoreAction
            restore={found.get(valueKey(value))?.restore ?? null}
            reasonId={reasonId}
            onPress={() => setAsked(valueKey(value))}
          />
        )}
      />
      {reasons.size > 0 && (
        <p id={reasonId} className={styles.reason}>
          {[...reasons].join(' ')}
        </p>
      )}
      {open?.restore?.kind === 'ready' && (
        <Suspense fallback={null}>
          <RestoreDialog
            value={open.value}
            now={open.restore.now}
            people={list.people}
            checklist={list.checklist}
            onRestore={restorer(open.restore.change)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  )
}

interface ActionProps {
  restore: Restore | null
  reasonId: string
  onPress: () => void
}

function RestoreAction({ restore, reasonId, onPress }: ActionProps) {
  const t = useT()
  if (restore === null) return null
  if (restore.kind === 'current') return <Badge tone="grey">{t('orders.value.current')}</Badge>
  const isBlocked = restore.kind === 'blocked'
  return (
    <Button
      variant="quiet"
      icon={<History aria-hidden="true" />}
      isDisabled={isBlocked}
      {...(isBlocked && { 'aria-describedby': reasonId })}
      onPress={onPress}
    >
      {t('orders.restore')}
    </Button>
  )
}

/** Restores a value, and offers to undo that. */
function useRestore(
  mutate: RestorableValuesProps['mutate'],
): (change: RestoreChange) => Promise<boolean> {
  const t = useT()
  const showProblem = useProblemToast()

  async function undo(change: RestoreChange): Promise<void> {
    const done = await mutate(undoOf(change))
    if (done.ok) showToast(t('orders.restoreUndone'))
    else showProblem(done.problem)
  }

  return async (change) => {
    const done = await mutate(change)
    if (!done.ok) {
      showProblem(done.problem)
      return false
    }
    const action = { label: t('sync.undo'), onPress: () => void undo(change) }
    showToast(t('orders.restored'), { duration: undoMs, action })
    return true
  }
}

/** Why a value cannot be restored: other problems speak of a change that someone has made. */
function reasonText(t: Translate, problem: Problem): string {
  if (problem.type === 'doc/deleted') return t('orders.restoreDeleted')
  if (problem.type === 'doc/missing') return t('orders.restoreMissing')
  if (problem.type === 'access/not-allowed') return t('orders.restoreNotAllowed')
  return problemText(t, problem)
}
