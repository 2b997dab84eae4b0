import { CircleAlert } from 'lucide-react'
import { team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { actorName } from '#domain/access/actor-name.ts'
import type { Company } from '#domain/entities/company.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { useLapseDay } from './use-lapse-day.ts'

/** Tells everyone but the owner that the subscription has lapsed, what still works, and whom to ask. */
export function LapseNotice({ company }: { company: Company }) {
  const t = useT()
  const since = useLapseDay(company)
  const owner = actorName(useLive(team()), company.ownerId)
  return (
    <Banner
      tone="attention"
      icon={<CircleAlert aria-hidden="true" />}
      title={t('lapse.companyEnded', { since })}
    >
      {t('lapse.ask', { owner: owner ?? 'none' })}
    </Banner>
  )
}
