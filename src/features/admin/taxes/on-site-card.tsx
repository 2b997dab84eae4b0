import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { Switch } from '#ui/form/switch.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'

/** Whether technicians take payments on their orders; off until someone wants it. */
export function OnSiteCard({ company }: { company: Company }) {
  const t = useT()
  const actor = useActor()
  const edit = useCompanyEdit()
  const reportProblem = useProblemToast()
  /** The selection until the stored setting catches up. */
  const [chosen, setChosen] = useState<boolean | null>(null)
  const { takesPaymentsOnSite } = company

  async function choose(wanted: boolean) {
    setChosen(wanted)
    const result = await edit(company, { takesPaymentsOnSite: wanted })
    setChosen(null)
    if (!result.ok) reportProblem(result.problem)
  }

  return (
    <Card title={t('onSite.title')}>
      <Switch
        label={t('onSite.switch')}
        description={t('onSite.note')}
        checked={chosen ?? takesPaymentsOnSite}
        disabled={actor === null || !can(actor, 'company/edit')}
        onChange={({ target }) => void choose(target.checked)}
      />
    </Card>
  )
}
