import { MessageSquareText } from 'lucide-react'
import { useRef, useState } from 'react'
import { dialable, smsLink } from '#components/contact/contact-links.ts'
import { useCustomerWords } from '#components/dispatch/use-customer-words.ts'
import { useTellOffice } from '#components/order/use-tell-office.ts'
import { useToldOffice } from '#components/order/use-told-office.ts'
import { type DayItem, orderById } from '#data/index.ts'
import { useActor, useCompany, useLive, useTellPorts } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import { lateArrival } from '#domain/booking/late-arrival.ts'
import { isTimed } from '#domain/booking/plan-of-bookings.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './next-sheets.module.css'
import { textAt, type TimedText } from './timed-text.ts'
import { ToldText } from './told-text.tsx'

const delays = [15, 30, 45, 60] as const

/** Says by how much a visit is late: to the customer by text message, to the office in the order's conversation. */
export function LateSheet({ item, onClose }: { item: DayItem; onClose: () => void }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const company = useCompany()
  const { order, entry, customerName } = item
  const view = useLive(orderById(order.id))
  const words = useCustomerWords(company?.mailLanguage)
  const tell = useTellOffice(order, useTellPorts())
  const told = useToldOffice(useActor()?.uid, item.entry)
  const known = told.late && Date.parse(told.late.arrival) > now ? told.late : null
  const [delay, setDelay] = useState<number>(known?.minutes ?? delays[0])
  const [isBusy, setBusy] = useState(false)
  const times = useRef<HTMLOutputElement>(null)
  const [edited, setEdited] = useState<TimedText | null>(null)

  const start = entry.start !== null && isTimed(entry.start) ? entry.start : null
  const isTold = known?.minutes === delay
  // The office and the customer are told the same time, however long lies between.
  const arrival = isTold ? known.arrival : lateArrival(start, delay, now)
  const phone = dialable(view?.customer?.phone ?? '')
  const time =
    words &&
    new Intl.DateTimeFormat(words.locale, {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: view?.site?.timeZone || company?.timeZone,
    }).format(Date.parse(arrival))
  const usual =
    words &&
    time &&
    words.t('late.customer', { customer: customerName, company: company?.name ?? '', time })
  const text = edited && time ? textAt(edited, time) : usual

  async function tellOffice() {
    setBusy(true)
    const isSent = await tell(t('late.office', { time: format.time(arrival) }))
    setBusy(false)
    if (!isSent) return
    told.note({ late: { minutes: delay, arrival } })
    // Its button is disabled, and the keyboard would start from the top.
    times.current?.focus()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('late.title')}
      closeLabel={t(isTold ? 'action.close' : 'action.cancel')}
      isDismissable={edited === null}
      footer={
        <>
          {phone !== '' && text && (
            <ButtonLink
              variant="primary"
              wide
              href={smsLink(phone, text)}
              icon={<MessageSquareText aria-hidden="true" />}
            >
              {t('late.text')}
            </ButtonLink>
          )}
          {/* It stays once the office is told, so that a second tap does not text the customer. */}
          <Button wide isDisabled={isTold} pending={isBusy} onPress={() => void tellOffice()}>
            {t('late.tellOffice')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <ChipRow label={t(entry.start === null ? 'late.in' : 'late.by')} wrap>
          {delays.map((minutes) => (
            <Chip key={minutes} isSelected={minutes === delay} onPress={() => setDelay(minutes)}>
              {t('late.minutes', { minutes })}
            </Chip>
          ))}
        </ChipRow>
        <output ref={times} tabIndex={-1} className={styles.times}>
          <span className={styles.arrival}>
            {t(entry.start === null ? 'late.arrivalUndated' : 'late.arrival', {
              time: format.time(arrival),
            })}
          </span>
          {known && <ToldText>{t('late.toldTime', { time: format.time(known.arrival) })}</ToldText>}
        </output>
        {phone === '' ? (
          <p>{t('late.noPhone')}</p>
        ) : (
          <TextArea
            label={t('late.message')}
            lang={words?.locale}
            value={text ?? ''}
            maxLength={limits.text}
            onChange={({ target }) => setEdited(time ? { text: target.value, time } : null)}
          />
        )}
      </div>
    </Sheet>
  )
}
