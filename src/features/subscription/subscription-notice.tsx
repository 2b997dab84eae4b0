import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Company } from '#domain/entities/company.ts'
import { noticeOf } from '#domain/subscription/notice.ts'
import { type Translate, useFormat, useNow, useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { useLapseDay } from './use-lapse-day.ts'

/** How the subscription is, and what the owner should do. */
export function SubscriptionNotice({ company, action }: { company: Company; action?: ReactNode }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const notice = noticeOf(company, now)
  const lapseDay = useLapseDay(company)
  const until = 'until' in notice ? format.date(notice.until, now) : lapseDay
  const { title, note } = textOf(t, notice, until)
  const isFine = notice.type === 'active' || notice.type === 'trial'
  return (
    <Banner
      tone={isFine ? 'success' : 'attention'}
      icon={isFine ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      title={title}
      action={action}
    >
      {note}
    </Banner>
  )
}

function textOf(t: Translate, notice: ReturnType<typeof noticeOf>, until: string) {
  if (notice.type === 'active')
    return { title: t('subscription.valid'), note: t('subscription.validNote') }
  if (notice.type === 'trial')
    return {
      title: t('subscription.trialTitle', { count: notice.daysLeft }),
      note: t('subscription.trialHint', { until }),
    }
  if (notice.type === 'grace')
    return { title: t('subscription.graceTitle'), note: t('subscription.graceHint', { until }) }
  const title = t(notice.cause === 'trial' ? 'lapse.trialEnded' : 'lapse.planEnded', {
    since: until,
  })
  return { title, note: t(notice.cause === 'card' ? 'lapse.payAgain' : 'lapse.choose') }
}
