import { useState } from 'react'
import { userLabel } from '#components/people/member-label.ts'
import { team } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'
import { ReasonSheet } from '../steps/reason-sheet.tsx'
import { withoutAccess } from './without-access.ts'

export interface SendBackSheetProps {
  order: Order
  onClose: () => void
  /** `personId` is '' where it goes back to its assignees. */
  onSend: (reason: string, personId: string) => void
}

/** Asks why an order is sent back, and to whom where its assignees have no access any more. */
export function SendBackSheet({ order, onClose, onSend }: SendBackSheetProps) {
  const t = useT()
  const format = useFormat()
  const people = useLive(team())
  const [chosen, setChosen] = useState('')
  const gone = withoutAccess(people, order.assigneeIds)
  const personId = gone === null ? '' : chosen
  const able = (people ?? []).filter(
    ({ role, status }) => role === 'technician' && status === 'active',
  )

  const askPerson = (isTried: boolean) =>
    gone !== null && (
      <Select
        label={t('review.who')}
        description={
          gone.length === 0
            ? t('orders.unassigned')
            : t('review.deactivated', { names: format.list(gone), count: gone.length })
        }
        error={isTried && personId === '' ? t('form.choose') : undefined}
        value={personId}
        required
        placeholder={t('orders.addPerson')}
        options={able.map((user) => ({ value: user.id, label: userLabel(t, user) }))}
        onChange={({ target }) => setChosen(target.value)}
      />
    )

  return (
    <ReasonSheet
      title={t('review.sendBack')}
      cancelLabel={t('action.cancel')}
      usual={[
        t('review.reason.photos'),
        t('review.reason.checklist'),
        t('review.reason.parts'),
        t('review.reason.hours'),
      ]}
      onClose={onClose}
      intro={askPerson}
      isIntroMissing={gone !== null && personId === ''}
      onReason={(reason) => onSend(reason, personId)}
    />
  )
}
