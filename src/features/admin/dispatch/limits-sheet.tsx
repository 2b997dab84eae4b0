import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { expiredSkillRules } from '#domain/company/settings.ts'
import type { Company } from '#domain/entities/company.ts'
import { equal } from '#lib/equal.ts'
import { useT } from '#messages/index.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'
import { MinutesSelect } from './minutes-select.tsx'

const freezeChoices = [0, 15, 30, 45, 60, 90, 120, 180, 240, 480]
const restChoices = [0, 480, 540, 600, 660, 720]

/** Edits the freeze, the rest between days, and what an expired skill means. */
export function LimitsSheet({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useT()
  const edit = useCompanyEdit()
  const [seen] = useState(company)
  const [first] = useState(() => ({
    freezeMinutes: seen.freezeMinutes,
    restMinutes: seen.restMinutes,
    expiredSkill: seen.expiredSkill,
  }))
  const [values, setValues] = useState(first)
  const { isSaving, problem, save } = useSaving(onClose)
  const change = (more: Partial<typeof first>) => setValues((now) => ({ ...now, ...more }))

  return (
    <EditSheet
      title={t('dispatchLimits.edit')}
      isDirty={!equal(values, first)}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        await save(() => edit(seen, values))
      }}
      onClose={onClose}
    >
      <MinutesSelect
        label={t('dispatchLimits.freeze')}
        description={t('dispatchLimits.freezeNote')}
        value={values.freezeMinutes}
        choices={freezeChoices}
        none={t('dispatchLimits.noFreeze')}
        onChange={(freezeMinutes) => change({ freezeMinutes })}
      />
      <MinutesSelect
        label={t('dispatchLimits.rest')}
        description={t('dispatchLimits.restNote')}
        value={values.restMinutes}
        choices={restChoices}
        none={t('dispatchLimits.noRest')}
        onChange={(restMinutes) => change({ restMinutes })}
      />
      <RadioGroup
        label={t('dispatchLimits.expired')}
        value={values.expiredSkill}
        options={expiredSkillRules.map((rule) => ({
          value: rule,
          label: t(`expiredSkill.${rule}`),
        }))}
        onChange={({ target }) => {
          const rule = expiredSkillRules.find((one) => one === target.value)
          if (rule) change({ expiredSkill: rule })
        }}
      />
    </EditSheet>
  )
}
