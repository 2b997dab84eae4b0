import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useActor, useMutate, useSession } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { usesFeature } from '#domain/access/features.ts'
import { type TrackingMode, trackingModes } from '#domain/entities/company.ts'
import { trackDays } from '#domain/tracking/track-days.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Select } from '#ui/form/select.tsx'
import styles from './tracking-card.module.css'

/** Switches location tracking for the company; each person still decides for themselves. */
export function TrackingCard() {
  const t = useT()
  const actor = useActor()
  const mutate = useMutate()
  const session = useSession()
  const reportProblem = useProblemToast()
  /** The selection until the stored setting catches up. */
  const [chosen, setChosen] = useState<TrackingMode | null>(null)
  const company = session.kind === 'signedIn' ? session.company : null
  if (!actor || !company || !can(actor, 'company/edit')) return null

  async function choose(value: string) {
    const to = trackingModes.find((mode) => mode === value)
    if (!company || to === undefined) return
    setChosen(to)
    const edits = { tracking: { from: company.tracking, to } }
    const result = await mutate('company/edit', { companyId: company.id, edits })
    if (result.ok) return
    setChosen(null)
    reportProblem(result.problem)
  }

  async function keep(value: string) {
    const to = trackDays.find((days) => `${days}` === value)
    if (!company || to === undefined) return
    const edits = { trackDays: { from: company.trackDays, to } }
    const result = await mutate('company/edit', { companyId: company.id, edits })
    if (!result.ok) reportProblem(result.problem)
  }

  return (
    <Card title={t('trackingMode.title')}>
      <div className={styles.fields}>
        <RadioGroup
          label={t('trackingMode.title')}
          hideLabel
          value={chosen ?? company.tracking}
          options={trackingModes.map((mode) => ({
            value: mode,
            label: t(`trackingMode.${mode}`),
            description: t(`trackingModeNote.${mode}`),
          }))}
          onChange={(event) => void choose(event.target.value)}
        />
        <Select
          label={t('trackingMode.kept')}
          description={t('trackingMode.keptNote')}
          value={`${company.trackDays}`}
          options={trackDays.map((days) => ({
            value: `${days}`,
            label: t('trackingMode.days', { days }),
          }))}
          onChange={(event) => void keep(event.target.value)}
        />
        <p>
          {t(usesFeature(company, 'tracking') ? 'trackingMode.note' : 'trackingMode.featureOff')}
        </p>
      </div>
    </Card>
  )
}
