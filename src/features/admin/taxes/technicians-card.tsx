import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { Switch } from '#ui/form/switch.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'
import styles from './taxes.module.css'

/** What of the company's money technicians see and take; off until someone wants it. */
export function TechniciansCard({ company }: { company: Company }) {
  const t = useT()
  return (
    <Card title={t('technicianSettings.title')}>
      <div className={styles.switches}>
        <SettingSwitch
          company={company}
          field="techniciansSeePrices"
          label={t('technicianSettings.prices')}
          description={t('technicianSettings.pricesNote')}
        />
        <SettingSwitch
          company={company}
          field="takesPaymentsOnSite"
          label={t('onSite.switch')}
          description={t('onSite.note')}
        />
      </div>
    </Card>
  )
}

interface SettingSwitchProps {
  company: Company
  field: 'techniciansSeePrices' | 'takesPaymentsOnSite'
  label: string
  description: string
}

function SettingSwitch({ company, field, label, description }: SettingSwitchProps) {
  const actor = useActor()
  const edit = useCompanyEdit()
  const reportProblem = useProblemToast()
  /** The selection until the stored setting catches up. */
  const [chosen, setChosen] = useState<boolean | null>(null)

  async function choose(wanted: boolean) {
    setChosen(wanted)
    const result = await edit(company, { [field]: wanted })
    setChosen(null)
    if (!result.ok) reportProblem(result.problem)
  }

  return (
    <Switch
      label={label}
      description={description}
      checked={chosen ?? company[field]}
      disabled={actor === null || !can(actor, 'company/edit')}
      onChange={({ target }) => void choose(target.checked)}
    />
  )
}
