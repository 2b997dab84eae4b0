import { ShortDay } from '#components/text/short-day.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import type { PlanItem } from '#data/index.ts'
import { useT } from '#messages/index.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { PlanStateBadge } from '../plan-state-badge.tsx'
import { useRhythmText } from '#components/plan/use-rhythm-text.ts'
import { nextDateOf, planState } from './find-plans.ts'

interface PlanRowProps {
  item: PlanItem
  /** 'YYYY-MM-DD' */
  today: string
}

/** A plan in the list: what, for whom and where, how often, and when next. */
export function PlanRow({ item, today }: PlanRowProps) {
  const t = useT()
  const rhythmText = useRhythmText()
  const { plan, customerName, siteLine } = item
  const state = planState(plan)
  const next = nextDateOf(item, today)
  return (
    <ListRow
      href={`/plans/${plan.id}`}
      title={plan.title}
      titleEnd={
        <>
          {item.isUnsent && <UnsentMark />}
          {state !== 'active' && <PlanStateBadge state={state} />}
          {state === 'active' && (next === null ? t('plans.noNext') : <ShortDay day={next} />)}
        </>
      }
      note={[customerName, siteLine].filter(Boolean).join(' · ')}
      noteEnd={rhythmText(plan)}
    />
  )
}
