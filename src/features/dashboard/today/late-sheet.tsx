import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { dialable, smsLink } from '#components/contact/contact-links.ts'
import { useCustomerWords } from '#components/dispatch/use-customer-words.ts'
import { type DayItem, orderById } from '#data/index.ts'
import { useCompany, useLive } from '#data/react.ts'
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
import { useTellOffice } from './use-tell-office.ts'

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
  const tell = useTellOffice(order)
  const [delay, setDelay] = useState<number>(delays[0])
  const [edited, setEdited] = useState<TimedText | null>(null)

  const start = entry.start !== null && isTimed(entry.start) ? entry.start : null
  const arrival = lateArrival(start, delay, now)
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

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('late.title')}
      closeLabel={t('action.cancel')}
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
          <Button
            wide
            onPress={() =>
              void tell(t('late.office', { time: format.time(arrival) })).then(
                (isSent) => isSent && onClose(),
              )
            }
          >
            {t('late.tellOffice')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <ChipRow label={t('late.by')} wrap>
          {delays.map((minutes) => (
            <Chip key={minutes} isSelected={minutes === delay} onPress={() => setDelay(minutes)}>
              {t('late.minutes', { minutes })}
            </Chip>
          ))}
        </ChipRow>
        <output className={styles.arrival}>
          {t('late.arrival', { time: format.time(arrival) })}
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
