import { useT } from '#messages/index.ts'
import { ChangeRows, type ChangeRowsProps } from './change-rows.tsx'
import { TakeButtons } from './take-buttons.tsx'

/** Changes that are offered: all, some or none of them are taken. */
export function ChangeList(props: ChangeRowsProps) {
  const t = useT()
  return (
    <section aria-label={t('planner.changes')}>
      <TakeButtons changes={props.changes} onRefuse={props.onRefuse} />
      <ChangeRows {...props} />
    </section>
  )
}
