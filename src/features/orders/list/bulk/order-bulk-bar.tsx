import { CalendarDays, ListChecks, UserRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { PaperButtons } from '#components/table/paper-buttons.tsx'
import type { DeskRows } from '#components/table/use-desk-rows.tsx'
import type { OrderListItem } from '#data/index.ts'
import { useActor } from '#data/react.ts'
import type { Actor } from '#domain/access/actor.ts'
import { requiresReason } from '#domain/order/transitions/order-machine.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { SelectionBar } from '#ui/table/selection-bar.tsx'
import { bulkSteps, ordersForStep, plannable, stepAll } from './bulk-changes.ts'
import { type Bulk, mostAtOnce } from './use-bulk.ts'

const BulkPlanSheet = lazySheet(async () => (await import('./bulk-plan-sheet.tsx')).BulkPlanSheet)
const BulkStepSheet = lazySheet(async () => (await import('./bulk-step-sheet.tsx')).BulkStepSheet)

/** What the office does with the selected orders. */
export function OrderBulkBar({ desk, bulk }: { desk: DeskRows<OrderListItem>; bulk: Bulk }) {
  const t = useT()
  const actor = useActor()
  const [asking, setAsking] = useState<'assign' | 'move' | OrderStatus | null>(null)
  const [isStepping, setStepping] = useState(false)
  if (!actor) return null
  const orders = desk.selected.map(({ order }) => order)
  const hasTooMany = orders.length > mostAtOnce
  const isPlannable = !hasTooMany && plannable(orders).length > 0
  const steps = hasTooMany
    ? []
    : bulkSteps
        .map((to) => ({ to, count: ordersForStep(orders, to, actor).length }))
        .filter(({ count }) => count > 0)
  async function step(to: OrderStatus, reason: string, by: Actor): Promise<void> {
    setStepping(true)
    const changes = stepAll(orders, to, reason, by)
    await bulk.run(changes, (count) => t('orderBulk.changed', { count }))
    setStepping(false)
  }
  const close = () => setAsking(null)

  return (
    <SelectionBar
      label={t('orderBulk.selected', { count: orders.length })}
      note={hasTooMany && ` · ${t('orderBulk.tooMany', { most: mostAtOnce })}`}
      clearLabel={t('table.clearSelection')}
      onClear={desk.selection.clear}
    >
      <Button
        size="small"
        icon={<UserRound aria-hidden="true" />}
        isDisabled={!isPlannable}
        onPress={() => setAsking('assign')}
      >
        {t('orders.assign')}
      </Button>
      <Button
        size="small"
        icon={<CalendarDays aria-hidden="true" />}
        isDisabled={!isPlannable}
        onPress={() => setAsking('move')}
      >
        {t('orderBulk.move')}
      </Button>
      <Menu
        trigger={
          <Button
            size="small"
            icon={<ListChecks aria-hidden="true" />}
            pending={isStepping}
            isDisabled={steps.length === 0}
          >
            {t('orderBulk.status')}
          </Button>
        }
        label={t('orderBulk.status')}
        items={steps.map(({ to, count }) => ({
          id: to,
          label: t('orderBulk.step', { step: t(`orderBulk.step.${to}`), count }),
          danger: to === 'cancelled',
          onAction: () => (requiresReason(to) ? setAsking(to) : void step(to, '', actor)),
        }))}
      />
      <PaperButtons desk={desk} />
      <Suspense fallback={null}>
        {asking === 'assign' || asking === 'move' ? (
          <BulkPlanSheet what={asking} items={desk.selected} bulk={bulk} onClose={close} />
        ) : (
          asking !== null && (
            <BulkStepSheet
              title={t('orderBulk.step', {
                step: t(`orderBulk.step.${asking as (typeof bulkSteps)[number]}`),
                count: ordersForStep(orders, asking, actor).length,
              })}
              onSave={(reason) => step(asking, reason, actor)}
              onClose={close}
            />
          )
        )}
      </Suspense>
    </SelectionBar>
  )
}
