import { Check, MessageSquareText } from 'lucide-react'
import { useRef, useState } from 'react'
import { dialable, smsLink } from '#components/contact/contact-links.ts'
import { useTellLate } from '#components/order/use-tell-late.ts'
import { arrivalTime } from '#components/text/arrival-time.ts'
import { type DayItem, orderById } from '#data/index.ts'
import { useActor, useLive, useTellPorts } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { limits } from '#domain/entities/fields.ts'
import { ownLateNotice } from '#domain/order/late-notices.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { ArrivalChoice } from './arrival-choice.tsx'
import styles from './next-sheets.module.css'
import { ToldText } from './told-text.tsx'
import { useLateArrival } from './use-late-arrival.ts'
import { useLateText } from './use-late-text.ts'

/** Says when a late visit can be expected: to the office, and to the customer by text message. */
export function LateSheet({ item, onClose }: { item: DayItem; onClose: () => void }) {
  const t = useT()
  const actor = useActor()
  const { order, entry, customerName } = item
  const view = useLive(orderById(order.id))
  const format = useFormat()
  const now = useNow()
  const timeText = (instant: string) => arrivalTime(format, instant, now)
  const mayTellLate = actor !== null && can(actor, 'late/tell', { ...order })
  const { tell, withdraw } = useTellLate(order, { ...useTellPorts(), mayTellLate })
  const late = useLateArrival(entry.start, ownLateNotice(order, entry, actor?.uid ?? ''))
  const { arrival, known, isTold } = late
  const message = useLateText(view, customerName, arrival)
  const [isBusy, setBusy] = useState(false)
  const [isTexted, setTexted] = useState(false)
  const times = useRef<HTMLOutputElement>(null)

  const phone = dialable(view?.customer?.phone ?? '')
  const mayText = phone !== '' && message.text !== null && arrival !== null
  const { part, start } = entry

  async function change(made: Promise<boolean>) {
    setBusy(true)
    const isDone = await made
    setBusy(false)
    return isDone
  }

  async function tellOffice() {
    if (arrival === null) return
    if (!(await change(tell({ part, start, arrival })))) return
    if (mayTellLate && mayText && !isTexted) {
      // Its button is gone, and the keyboard would start from the top.
      times.current?.focus()
      return
    }
    // What was told before holds again.
    const undo = known ? () => tell({ part, start, arrival: known.arrival }) : withdraw
    showToast(t('late.toldTime', { time: timeText(arrival) }), {
      kind: 'success',
      ...(mayTellLate && { action: { label: t('action.undo'), onPress: () => void undo() } }),
    })
    onClose()
  }

  async function takeBack() {
    if (!(await change(withdraw()))) return
    showToast(t('late.withdrawn'), { kind: 'success' })
    onClose()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('late.title')}
      closeLabel={t(isTold ? 'action.close' : 'action.cancel')}
      isDismissable={!message.isEdited}
      footer={
        <>
          {mayText && (
            <ButtonLink
              variant={isTold ? 'primary' : undefined}
              wide
              href={smsLink(phone, message.text ?? '')}
              icon={<MessageSquareText aria-hidden="true" />}
              onClick={() => setTexted(true)}
            >
              {t('late.text')}
            </ButtonLink>
          )}
          {/* One of them stays in this place, so that a second tap does not text the customer. */}
          {isTold ? (
            <Button wide icon={<Check aria-hidden="true" />} onPress={onClose}>
              {t('late.done')}
            </Button>
          ) : (
            <Button
              variant="primary"
              wide
              isDisabled={arrival === null}
              pending={isBusy}
              onPress={() => void tellOffice()}
            >
              {t('late.tellOffice')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <ArrivalChoice entry={entry} late={late} />
        <output ref={times} tabIndex={-1} className={styles.times}>
          {arrival !== null && (
            <span className={styles.arrival}>
              {t(start === null ? 'late.arrivalUndated' : 'late.arrival', {
                time: timeText(arrival),
              })}
            </span>
          )}
          {known && <ToldText>{t('late.toldTime', { time: timeText(known.arrival) })}</ToldText>}
        </output>
        {known && (
          <Button variant="quiet" pending={isBusy} onPress={() => void takeBack()}>
            {t('late.withdraw')}
          </Button>
        )}
        {phone === '' ? (
          <p>{t('late.noPhone')}</p>
        ) : (
          <TextArea
            label={t('late.message')}
            lang={message.locale}
            value={message.text ?? ''}
            maxLength={limits.text}
            onChange={({ target }) => message.edit(target.value)}
          />
        )}
      </div>
    </Sheet>
  )
}
