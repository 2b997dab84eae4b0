import type { PlannedChange } from '#domain/planning/board/plan-changes.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import styles from './change-list.module.css'
import type { ChangeRowsProps } from './change-rows.tsx'

export interface TakeButtonsProps extends Pick<ChangeRowsProps, 'onRefuse'> {
  changes: readonly PlannedChange[]
}

/** Takes all changes that are offered, or none of them. */
export function TakeButtons({ changes, onRefuse }: TakeButtonsProps) {
  const t = useT()
  return (
    <div className={styles.buttons}>
      <Button size="small" onPress={() => onRefuse(new Set())}>
        {t('planner.takeAll')}
      </Button>
      <Button size="small" onPress={() => onRefuse(new Set(changes.map(({ after }) => after.id)))}>
        {t('planner.takeNone')}
      </Button>
    </div>
  )
}
