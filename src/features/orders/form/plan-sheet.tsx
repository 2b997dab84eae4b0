import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { waitsToBeSent } from '#domain/order/is-sent.ts'
import { statusOfPlan } from '#domain/order/transitions/status-of-plan.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Problem } from '#domain/problem.ts'
import { equal } from '#lib/equal.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { needValues } from './needs/need-form.ts'
import { PlanFields } from './plan-fields.tsx'
import { planOf, planSheetSchema, planValues, type PlanSheetValues } from './plan-form.ts'
import { type SeenPlan, useSavePlan } from './use-save-plan.ts'
import { useTakenFrom } from './use-taken-from.ts'
import type { WindowSettings } from './when/arrival-window.ts'
import { useWindowSettings } from './when/use-window-settings.ts'
import { useOrderVisit } from './who/use-order-visit.ts'

export interface PlanSheetProps {
  order: Order
  onClose: () => void
}

/** Edits schedule and assignees, and what the order asks of them. */
export function PlanSheet({ order: present, onClose }: PlanSheetProps) {
  // The values when the form opened: an edit records what it changes from.
  const [order] = useState(present)
  const found = useOrderVisit(order)
  const settings = useWindowSettings(found?.visit.siteZone ?? null)
  if (!found) return null
  const { visit, isOnly } = found
  const values = {
    ...planValues(order, isOnly ? visit : null, settings),
    ...needValues(order, settings.timeZone),
  }
  return (
    <PlanForm
      opened={{ order, visit, isOnly, values }}
      present={present}
      settings={settings}
      onClose={onClose}
    />
  )
}

interface PlanFormProps {
  opened: SeenPlan
  /** The order as it is now: someone may have begun it since. */
  present: Order
  settings: WindowSettings
  onClose: () => void
}

function PlanForm({ opened, present, settings, onClose }: PlanFormProps) {
  const t = useT()
  const [seen] = useState(opened)
  const { order } = seen
  const savePlan = useSavePlan(seen, settings)
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<PlanSheetValues>({
    resolver: valibotResolver(planSheetSchema),
    defaultValues: seen.values,
  })

  const plan = planOf(form.watch(), settings)
  const hasPeople = plan.assigneeIds.length > 0
  const maySend = hasPeople && waitsToBeSent(statusOfPlan(order, plan))
  const isAssigning = !equal(plan.assigneeIds, order.assigneeIds)

  const takenFrom = useTakenFrom(present, plan.assigneeIds)
  /** Whether it is also sent once it is confirmed; null while nothing is asked. */
  const [asked, setAsked] = useState<boolean | null>(null)

  const store = (send: boolean) =>
    form.handleSubmit(async (values) => {
      const result = await savePlan(values, send)
      if (result.ok) onClose()
      else setProblem(result.problem)
    })

  const save = (send: boolean) =>
    takenFrom === null ? store(send) : form.handleSubmit(() => setAsked(send))

  return (
    <EditSheet
      title={t('orders.plan')}
      size="large"
      isDirty={form.formState.isDirty}
      isSaving={form.formState.isSubmitting}
      problem={problem}
      onSubmit={save(maySend)}
      submitLabel={
        maySend ? t(isAssigning ? 'orders.assignAndSend' : 'orders.saveAndSend') : t('action.save')
      }
      other={
        maySend
          ? {
              label: t(isAssigning ? 'orders.assignOnly' : 'orders.saveOnly'),
              onPress: () => void save(false)(),
            }
          : undefined
      }
      onClose={onClose}
    >
      {order.isSent && hasPeople && !maySend && <Banner>{t('orders.sentNote')}</Banner>}
      {!seen.isOnly && <Banner>{t('orders.severalVisits')}</Banner>}
      <FormProvider {...form}>
        <PlanFields visit={seen.visit} settings={settings} />
      </FormProvider>
      {asked !== null && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          title={t('orders.takeTitle')}
          confirmLabel={t('orders.take')}
          cancelLabel={t('action.cancel')}
          onConfirm={() => store(asked)()}
        >
          {takenFrom}
        </ConfirmDialog>
      )}
    </EditSheet>
  )
}
