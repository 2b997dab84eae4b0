import { useCallback } from 'react'
import { DeskTable } from '#components/table/desk-table.tsx'
import { PaperBar } from '#components/table/paper-bar.tsx'
import { TableTools } from '#components/table/table-tools.tsx'
import { useDeskRows } from '#components/table/use-desk-rows.tsx'
import { useTableSetup } from '#components/table/use-table-setup.ts'
import type { PlanItem } from '#data/index.ts'
import { useTimeZone } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { DeskPage } from '#ui/table/desk-page.tsx'
import { NoPlans } from './no-plans.tsx'
import { usePlanColumns } from './plan-columns.tsx'
import { PlanSearch, PlanStates } from './plan-tools.tsx'
import { useNewPlan } from './use-new-plan.tsx'
import { usePlanRows } from './use-plan-rows.ts'

export interface PlansDeskProps {
  /** The id of the plan that is shown beside the table. */
  current: string | null
  isBeside: boolean
}

/** The maintenance plans as a table. */
export function PlansDesk({ current, isBeside }: PlansDeskProps) {
  const t = useT()
  const today = useToday(useTimeZone())
  const plans = usePlanRows()
  const { all, shown, state, text } = plans
  const fresh = useNewPlan()
  const setup = useTableSetup('plans', usePlanColumns(today))
  const title = t('shell.plans')
  const desk = useDeskRows(setup, { shown, getKey, title, file: 'plans', day: today })
  const { rows } = desk
  const query = setup.linkQuery({
    ...(state !== 'active' && { state }),
    ...(text !== '' && { q: text }),
  })
  const getHref = useCallback(({ plan }: PlanItem) => `/plans/${plan.id}${query}`, [query])

  return (
    <DeskPage
      title={title}
      search={<PlanSearch {...plans} />}
      actions={fresh.button}
      filters={<PlanStates {...plans} />}
      tools={
        <TableTools
          setup={setup}
          count={shown && t('plans.count', { count: shown.length })}
          path="/plans"
          onExport={rows.length > 0 ? () => desk.save(rows) : undefined}
        />
      }
      bar={<PaperBar desk={desk} />}
    >
      {!shown && <Skeleton label={t('plans.loading')} count={8} />}
      {shown?.length === 0 && <NoPlans isEmpty={all?.length === 0} />}
      {rows.length > 0 && (
        <DeskTable
          setup={setup}
          label={title}
          lead="title"
          rows={rows}
          getKey={getKey}
          getHref={getHref}
          getName={getName}
          current={current}
          isBeside={isBeside}
          selection={desk.selection}
        />
      )}
      {desk.paper}
      {fresh.sheet}
    </DeskPage>
  )
}

const getKey = ({ plan }: PlanItem) => plan.id
const getName = ({ plan }: PlanItem) => plan.title
