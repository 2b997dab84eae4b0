import { useMemo, useState } from 'react'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { lengthText } from '#components/text/length-text.ts'
import { overrun } from '#domain/dispatch/simulate/overrun.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { Plan } from '../actions/visit-change.ts'
import { findingText } from '#components/dispatch/finding-text.ts'
import type { BoardItem } from '../board/use-board.ts'
import { ChangeList } from './change-list.tsx'
import styles from './change-list.module.css'

export interface OverrunSheetProps {
  item: BoardItem
  board: Board
  items: ReadonlyMap<string, BoardItem>
  drop: (plans: readonly (readonly [BoardItem, Partial<Plan>])[]) => void
  onClose: () => void
}

const choices = [15, 30, 60, 120] as const
const longestMinutes = 1440

/** What follows if a visit takes longer, before anything is changed: which visits start later, and what breaks. */
export function OverrunSheet({ item, board: present, items, drop, onClose }: OverrunSheetProps) {
  const t = useT()
  const [board] = useState(present)
  const [minutes, setMinutes] = useState<number>(30)
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const { moved, findings } = useMemo(
    () => overrun(board, item.id, minutes),
    [board, item, minutes],
  )
  const changes = moved.flatMap((after) => {
    const before = items.get(after.id)
    return before ? [{ before, after }] : []
  })
  const taken = changes.filter(({ after }) => !refused.has(after.id))
  const problems = findings.filter(({ severity }) => severity !== 'note')

  function apply(): void {
    const length = Math.min(longestMinutes, item.minutes + minutes)
    drop([
      [item, { minutes: length }],
      ...taken.flatMap(({ after }) => {
        const one = items.get(after.id)
        return one ? ([[one, { start: after.start }]] as const) : []
      }),
    ])
    onClose()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('board.longerTitle', { title: item.order.title })}
      closeLabel={t('action.cancel')}
      footer={
        <Button variant="primary" wide onPress={apply}>
          {taken.length === 0 ? t('action.save') : t('board.longerApply', { count: taken.length })}
        </Button>
      }
    >
      <ChipRow label={t('board.longerBy')} wrap>
        {choices.map((choice) => (
          <Chip key={choice} isSelected={minutes === choice} onPress={() => setMinutes(choice)}>
            {lengthText(t, choice * 60_000)}
          </Chip>
        ))}
      </ChipRow>
      {changes.length === 0 ? (
        <p>{t('board.longerNothing')}</p>
      ) : (
        <ChangeList
          changes={changes}
          people={board.people}
          items={items}
          refused={refused}
          onRefuse={setRefused}
        />
      )}
      {problems.length > 0 && (
        <section className={styles.left}>
          <h3>{t('board.queue.problems')}</h3>
          <ul>
            {problems.map((one) => (
              <li key={[one.code, one.visitId, one.personId].join(' ')}>
                {`${items.get(one.visitId)?.order.title ?? ''}: ${findingText(t, one)}`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  )
}
