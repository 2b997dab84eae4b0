import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { customersNotMailed } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import {
  type VisitMailKind,
  visitMailKinds,
  visitMailsOf,
  visitMailsText,
} from '#domain/company/visit-mails.ts'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { Switch } from '#ui/form/switch.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'
import styles from './notifications.module.css'

/** What customers are mailed about their visits, each switched on or off at once, and who gets none of it. */
export function VisitMailsCard({ company }: { company: Company }) {
  const t = useT()
  const actor = useActor()
  const edit = useCompanyEdit()
  const reportProblem = useProblemToast()
  /** The selection until the stored setting catches up. */
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = chosen ?? company.visitMails
  const kinds = visitMailsOf(shown)
  const may = actor !== null && can(actor, 'company/edit')

  async function choose(kind: VisitMailKind, isOn: boolean) {
    const others = kinds.filter((one) => one !== kind)
    const visitMails = visitMailsText(isOn ? [...others, kind] : others)
    setChosen(visitMails)
    const result = await edit({ ...company, visitMails: shown }, { visitMails })
    setChosen(null)
    if (!result.ok) reportProblem(result.problem)
  }

  return (
    <Card title={t('visitMails.title')}>
      <p className={styles.note}>{t('visitMails.note')}</p>
      <div className={styles.switches}>
        {visitMailKinds.map((kind) => (
          <Switch
            key={kind}
            label={t(`visitMails.${kind}`)}
            description={t(`visitMailsNote.${kind}`)}
            checked={kinds.includes(kind)}
            disabled={!may}
            onChange={({ target }) => void choose(kind, target.checked)}
          />
        ))}
      </div>
      <NotMailed />
    </Card>
  )
}

function NotMailed() {
  const t = useT()
  const customers = useLive(customersNotMailed())
  if (!customers || customers.length === 0) return null
  return (
    <details className={styles.notMailed}>
      <summary>{t('visitMails.without', { count: customers.length })}</summary>
      <ul>
        {customers.map(({ id, name, why }) => (
          <li key={id}>
            <ListRow href={`/customers/${id}`} title={name} note={t(`visitMails.${why}`)} />
          </li>
        ))}
      </ul>
    </details>
  )
}
