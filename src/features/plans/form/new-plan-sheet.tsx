import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { useCompany, useMutate, useTimeZone } from '#data/react.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { nextWorkingStart } from '#domain/staff/next-working-start.ts'
import { localDay } from '#domain/time/local-time.ts'
import { newId } from '#lib/new-id.ts'
import { trueNow, useT } from '#messages/index.ts'
import { useCreateOrders } from '../generate/use-create-orders.ts'
import { PlanPreview } from './plan-preview.tsx'
import { newPlanValues } from './plan-values.ts'
import { RhythmFields } from './rhythm-fields.tsx'
import { AssetFields, SubjectFields } from './subject-fields.tsx'
import { usePlanForm } from './use-plan-form.ts'
import { WorkFields } from './work-fields.tsx'

interface NewPlanSheetProps {
  /** Where someone began: a customer's page, a site, a piece of equipment. */
  subject: {
    readonly customerId: string
    readonly siteId: string
    readonly assetIds: readonly string[]
  }
  onCreated: (planId: string) => void
  onClose: () => void
}

/** Creates a plan and the orders of its first dates. */
export function NewPlanSheet({ subject, onCreated, onClose }: NewPlanSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const timeZone = useTimeZone()
  const createOrders = useCreateOrders()
  const [planId] = useState(newId)
  const [today] = useState(() => localDay(new Date(trueNow()).toISOString(), timeZone))
  const company = useCompany()
  const [first] = useState(() =>
    nextWorkingStart(today, {
      timeZone,
      workingHours: company?.workingHours ?? defaultWorkingHours,
      holidays: company?.holidays ?? [],
    }),
  )
  const form = usePlanForm(newPlanValues({ first, ...subject }), timeZone, null)
  const { isSaving, problem, save } = useSaving(() => {
    void createOrders()
    onCreated(planId)
  })
  const { values, errors, onChange, fields } = form

  return (
    <EditSheet
      title={t('plans.new')}
      size="large"
      isDirty={form.isDirty}
      isSaving={isSaving}
      problem={problem}
      submitLabel={t('plans.create')}
      onSubmit={async (event) => {
        event.preventDefault()
        const entered = form.submit()
        if (!entered) return
        const rest = { tags: [], exdates: [], rdates: [], overrides: [], isPaused: false }
        await save(() => mutate('plan/create', { planId, ...entered, ...rest }))
      }}
      onClose={onClose}
    >
      <SubjectFields {...{ values, errors, onChange }} />
      {values.siteId !== '' && <AssetFields {...{ values, onChange }} />}
      <WorkFields {...{ values, errors, onChange }} />
      <RhythmFields {...{ values, errors, onChange }} />
      <PlanPreview schedule={{ ...fields, exdates: [], rdates: [] }} today={today} />
    </EditSheet>
  )
}
