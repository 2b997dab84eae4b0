import { CircleAlert, LockOpen } from 'lucide-react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { fieldName } from '#components/sync/field-name.ts'
import { useValueText } from '#components/text/use-value-text.ts'
import { everyonesWeeks, messageWrittenAt, type OutboxItem, team } from '#data/index.ts'
import { useActor, useLive, useMutate } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { officeThreadId } from '#domain/message/thread.ts'
import { editableFields } from '#domain/mutation/edits/editable-fields.ts'
import { correctedWeeks } from '#domain/time/week.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './sync-item.module.css'

/** Why hours were not corrected, and what to do: their week is approved, or was reopened since. */
export function ApprovedWeekNote({ item }: { item: OutboxItem }) {
  const t = useT()
  const format = useFormat()
  const actor = useActor()
  const weeks = useLive(everyonesWeeks())
  const asked = correctedWeeks(item.args)
  const known = weeks?.filter(({ id }) => asked.some((one) => one.id === id)) ?? []
  // The refusal may arrive before the approval does.
  const week = known.find(({ status }) => status === 'approved') ?? asked[0]
  const isOpen = known.length > 0 && known.every(({ status }) => status !== 'approved')
  if (isOpen || !week || !actor)
    return (
      <div className={styles.problem}>
        <Banner icon={<LockOpen aria-hidden="true" />} announce>
          {t('sync.weekOpen')}
        </Banner>
      </div>
    )
  const { userId, monday } = week
  const mayReopen = can(actor, 'week/approve', { userId })
  return (
    <div className={styles.problem}>
      <Banner
        tone="danger"
        icon={<CircleAlert aria-hidden="true" />}
        announce
        action={
          mayReopen ? (
            <ButtonLink href={`/technicians/${userId}?week=${monday}`}>
              {t('sync.viewWeek')}
            </ButtonLink>
          ) : (
            <AskToReopen item={item} monday={monday} uid={actor.uid} />
          )
        }
      >
        {t(mayReopen ? 'sync.weekApprovedOffice' : 'sync.weekApproved', {
          date: format.day(monday),
        })}
      </Banner>
    </div>
  )
}

interface AskProps {
  item: OutboxItem
  monday: string
  uid: string
}

/** Asks the office in the person's conversation with it. The correction stays here, to be sent again. */
function AskToReopen({ item, monday, uid }: AskProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const mutate = useMutate()
  const showProblem = useProblemToast()
  const valueText = useValueText(useLive(team()))
  // One question for each correction, however often the button is pressed.
  const messageId = `reopen_${item.id}`
  const askedAt = useLive(messageWrittenAt(messageId))
  if (askedAt === undefined) return null
  if (askedAt !== null)
    return <span>{t('sync.askedOffice', { when: format.when(askedAt, now) })}</span>

  async function ask() {
    const { name, args, at } = item
    const values = editableFields(args).map(
      ({ field, value }) => `${fieldName(t, field)}: ${valueText(field, value)}`,
    )
    const question = t('sync.reopenQuestion', { date: format.day(monday) })
    const result = await mutate('message/send', {
      messageId,
      threadId: officeThreadId(uid),
      text: [question, ...values].join('\n'),
      about: null,
      change: { name, args, at, problem: 'week/approved' },
      attachments: [],
      readerIds: [],
    })
    if (result.ok) showToast(t('sync.askedToast'))
    else showProblem(result.problem)
  }

  return (
    <Button variant="primary" onPress={() => void ask()}>
      {t('sync.askOffice')}
    </Button>
  )
}
