import { useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { type AlertOffer, alertOffers } from '#domain/company/settings.ts'
import type { Company } from '#domain/entities/company.ts'
import { useFormat, useT } from '#messages/index.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { CompanySectionPage } from '../section-page.tsx'
import { SettingsCard } from '../settings/settings-card.tsx'
import { useCompanyEdit } from '../settings/use-company-edit.ts'
import styles from './notifications.module.css'
import { quietHoursText } from './quiet-hours-text.ts'
import { VisitMailsCard } from './visit-mails-card.tsx'

const MailsSheet = lazySheet(async () => (await import('./mails-sheet.tsx')).MailsSheet)
const QuietSheet = lazySheet(async () => (await import('./quiet-sheet.tsx')).QuietSheet)

/** What the company mails, and when devices alert their people. */
export function NotificationsPage() {
  return (
    <CompanySectionPage section="notifications">
      {(company) => (
        <>
          <VisitMailsCard company={company} />
          <MailsCard company={company} />
          <AlertsCard company={company} />
          <QuietCard company={company} />
        </>
      )}
    </CompanySectionPage>
  )
}

function MailsCard({ company }: { company: Company }) {
  const t = useT()
  const { mailSender, mailReplyTo, mailLanguage, mailFooter, sendsWelcome } = company
  return (
    <SettingsCard title={t('mails.title')} company={company} sheet={MailsSheet}>
      <p className={styles.note}>{t('mails.note')}</p>
      <Facts
        items={[
          {
            term: t('mails.from'),
            detail: t('mails.via', { company: mailSender || company.name }),
          },
          { term: t('mails.replyTo'), detail: mailReplyTo || t('mails.noReplies') },
          {
            term: t('mails.language'),
            detail:
              mailLanguage === null
                ? t('mails.language.null')
                : t(`invites.language.${mailLanguage}`),
          },
          {
            term: t('mails.footer'),
            detail: <span className={styles.lines}>{mailFooter || t('mails.none')}</span>,
          },
          { term: t('mails.welcome'), detail: t(sendsWelcome ? 'value.on' : 'value.off') },
        ]}
      />
    </SettingsCard>
  )
}

function AlertsCard({ company }: { company: Company }) {
  const t = useT()
  const actor = useActor()
  const edit = useCompanyEdit()
  const reportProblem = useProblemToast()
  /** The selection until the stored setting catches up. */
  const [chosen, setChosen] = useState<AlertOffer | null>(null)
  const may = actor !== null && can(actor, 'company/edit')

  async function choose(value: string) {
    const alertOffer = alertOffers.find((one) => one === value)
    if (alertOffer === undefined) return
    setChosen(alertOffer)
    const result = await edit(company, { alertOffer })
    setChosen(null)
    if (!result.ok) reportProblem(result.problem)
  }

  return (
    <Card title={t('alertOffer.title')}>
      <p className={styles.note}>{t('alertOffer.note')}</p>
      <RadioGroup
        label={t('alertOffer.title')}
        hideLabel
        disabled={!may}
        value={chosen ?? company.alertOffer}
        options={alertOffers.map((offer) => ({
          value: offer,
          label: t(`alertOffer.${offer}`),
          description: t(`alertOfferNote.${offer}`),
        }))}
        onChange={(event) => void choose(event.target.value)}
      />
    </Card>
  )
}

function QuietCard({ company }: { company: Company }) {
  const t = useT()
  const format = useFormat()
  const hours = quietHoursText(company.quietHours, format.clock)
  return (
    <SettingsCard title={t('quiet.title')} company={company} sheet={QuietSheet}>
      <p>{hours ?? t('quiet.none')}</p>
      {hours !== null && <p className={styles.note}>{t('quiet.note')}</p>}
    </SettingsCard>
  )
}
