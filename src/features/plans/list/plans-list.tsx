import { useTimeZone } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import listPage from '#ui/list/list-page.module.css'
import { List } from '#ui/list/list.tsx'
import { NoPlans } from './no-plans.tsx'
import { PlanRow } from './plan-row.tsx'
import { PlanSearch, PlanStates } from './plan-tools.tsx'
import { useNewPlan } from './use-new-plan.tsx'
import { usePlanRows } from './use-plan-rows.ts'

/** The plans of one state, with a search. */
export function PlansList() {
  const t = useT()
  const plans = usePlanRows()
  const { all, shown } = plans
  const today = useToday(useTimeZone())
  const fresh = useNewPlan()
  return (
    <div className={listPage['page']}>
      <Page
        title={t('shell.plans')}
        width="full"
        note={shown && t('plans.count', { count: shown.length })}
        actions={fresh.button}
        tools={
          <>
            <PlanSearch {...plans} />
            <PlanStates {...plans} />
          </>
        }
      >
        {!shown && <Skeleton label={t('plans.loading')} count={8} />}
        {shown?.length === 0 && <NoPlans isEmpty={all?.length === 0} />}
        {shown && shown.length > 0 && (
          <div className={listPage['list']}>
            <List
              label={t('plans.title')}
              items={shown}
              getKey={({ plan }) => plan.id}
              render={(item) => <PlanRow item={item} today={today} />}
            />
          </div>
        )}
      </Page>
      {fresh.sheet}
    </div>
  )
}
