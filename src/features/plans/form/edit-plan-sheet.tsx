import { useState } from 'react'
import { useDayText } from '#components/staff/use-day-text.ts'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import type { PlanView } from '#data/index.ts'
import type { PlanFields } from '#domain/entities/plan-fields.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import { changeAll } from '#domain/plan/edit-all.ts'
import { changeFollowing } from '#domain/plan/edit-following.ts'
import { localDay } from '#domain/time/local-time.ts'
import { newId } from '#lib/new-id.ts'
import { trueNow, useT } from '#messages/index.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import type { EnteredFields } from './check-plan.ts'
import { PlanPreview } from './plan-preview.tsx'
import { planValues } from './plan-values.ts'
import { RhythmFields } from './rhythm-fields.tsx'
import { AssetFields, SubjectFields } from './subject-fields.tsx'
import { usePlanForm } from './use-plan-form.ts'
import { useSavePlan } from './use-save-plan.ts'
import { WorkFields } from './work-fields.tsx'

interface EditPlanSheetProps {
  view: PlanView
  /** The date from which "this and following" would change; null where there is none. */
  on: string | null
  isFollowing: boolean
  onClose: () => void
}

/** Changes a plan for all open visits, or from one date on. Sent and finished visits stay as they are. */
export function EditPlanSheet({ view: present, on, isFollowing, onClose }: EditPlanSheetProps) {
  const t = useT()
  const dayText = useDayText()
  // What the plan was when the form opened: an edit records what it changes from.
  const [view] = useState(present)
  const { plan } = view
  const [scope, setScope] = useState<'all' | 'following'>(isFollowing ? 'following' : 'all')
  const form = usePlanForm(planValues(plan), plan.timeZone, plan)
  const { isSaving, problem, savePlan } = useSavePlan(view, onClose)
  const { values, errors, onChange, fields, first } = form
  const today = localDay(new Date(trueNow()).toISOString(), plan.timeZone)
  const from = scope === 'following' ? on : null

  /** Only what was changed. From a date on, the first day is that date unless another one was chosen. */
  function changeOf(entered: EnteredFields): Partial<PlanFields> {
    const edits = editsBetween<Partial<PlanFields>>(plan, entered)
    const change: Partial<PlanFields> = Object.fromEntries(
      Object.entries(edits).map(([field, { to }]) => [field, to]),
    )
    if (from === null || change.start === undefined) return change
    const day = values.startDay === first.startDay ? from : values.startDay
    return { ...change, start: `${day}T${values.startTime}` }
  }

  async function save() {
    const entered = form.submit()
    if (!entered) return
    const change = changeOf(entered)
    if (Object.keys(change).length === 0) return onClose()
    await savePlan(
      from === null
        ? changeAll(plan, change, view.planOrders)
        : changeFollowing(plan, from, { planId: newId(), change }, view.planOrders),
    )
  }

  return (
    <EditSheet
      title={t('plans.edit')}
      size="large"
      isDirty={form.isDirty}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        await save()
      }}
      onClose={onClose}
    >
      {on !== null && (
        <RadioGroup
          label={t('plans.scope')}
          name="scope"
          options={[
            { value: 'following', label: t('plans.scope.following', { day: dayText(on) }) },
            { value: 'all', label: t('plans.scope.all') },
          ]}
          value={scope}
          onChange={({ target }) => setScope(target.value === 'all' ? 'all' : 'following')}
        />
      )}
      <p>{t('plans.scopeNote')}</p>
      <SubjectFields {...{ values, errors, onChange }} />
      {values.siteId !== '' && <AssetFields {...{ values, onChange }} />}
      <WorkFields {...{ values, errors, onChange }} />
      <RhythmFields {...{ values, errors, onChange }} />
      <PlanPreview
        schedule={{ ...fields, exdates: plan.exdates, rdates: plan.rdates }}
        today={from ?? today}
      />
    </EditSheet>
  )
}
