import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { InvoiceView } from '#data/index.ts'
import { useActor, useMutate } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { openMinor } from '#domain/invoice/invoice-state.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'

/** Says that the customer is not reminded of an invoice that is not paid, with the way to go on. */
export function PausedReminders({ view: { invoice, paidMinor } }: { view: InvoiceView }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const actor = useActor()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [isResuming, setResuming] = useState(false)
  const { id: invoiceId, remindersPausedAt } = invoice
  if (!remindersPausedAt || openMinor(invoice, paidMinor) <= 0) return null

  async function resume() {
    setResuming(true)
    const result = await mutate('invoice/pauseReminders', { invoiceId, isPaused: false })
    setResuming(false)
    if (!result.ok) reportProblem(result.problem)
  }

  return (
    <Banner
      title={t('reminders.paused', { when: format.when(remindersPausedAt, now) })}
      action={
        actor !== null &&
        can(actor, 'invoice/edit') && (
          <Button size="small" pending={isResuming} onPress={() => void resume()}>
            {t('reminders.resume')}
          </Button>
        )
      }
    />
  )
}
