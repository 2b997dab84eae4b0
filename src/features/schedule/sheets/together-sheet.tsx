import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { AskedMove } from '../actions/asked-move.ts'
import type { Plans } from '../actions/visit-change.ts'
import styles from './change-list.module.css'

export interface TogetherSheetProps {
  asked: AskedMove
  drop: (plans: Plans) => void
  onClose: () => void
}

/** Which visits of an order move where one of several was moved. */
export function TogetherSheet({ asked, drop, onClose }: TogetherSheetProps) {
  const t = useT()
  const { item, plan, rest, all } = asked
  const { place, count } = item.series
  const choices = [
    ['this', []],
    ...(rest.length > 0 ? ([['rest', rest]] as const) : []),
    ...(all.length > rest.length ? ([['all', all]] as const) : []),
  ] as const
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('board.together', { title: item.order.title })}
      closeLabel={t('action.cancel')}
      size="small"
    >
      <p>{t('board.part', { place, count })}</p>
      <div className={styles.buttons}>
        {choices.map(([which, others]) => (
          <Button
            key={which}
            variant={which === 'this' ? 'primary' : 'secondary'}
            onPress={() => {
              drop([[item, plan], ...others])
              onClose()
            }}
          >
            {t(`board.together.${which}`)}
          </Button>
        ))}
      </div>
    </Sheet>
  )
}
