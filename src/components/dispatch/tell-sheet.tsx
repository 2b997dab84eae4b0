import { Mail, MessageSquareText, Phone } from 'lucide-react'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Company } from '#domain/entities/company.ts'
import type { Customer } from '#domain/entities/customer.ts'
import type { Order } from '#domain/entities/order.ts'
import { useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { dialable, smsLink } from '../contact/contact-links.ts'
import { tellText } from './tell-text.ts'
import styles from './tell-sheet.module.css'
import { ToldText } from './told-text.tsx'
import { useCustomerWords } from './use-customer-words.ts'
import { WarningNote } from './warning-note.tsx'

export interface TellSheetProps {
  visit: Pick<PlannedVisit, 'start' | 'customerTold'>
  order: Order
  /** null while the customer has not reached this device. */
  customer: Pick<Customer, 'name' | 'phone' | 'email'> | null
  company: Pick<Company, 'name' | 'timeZone' | 'mailLanguage'>
  /** The site's own time zone, by which the customer is told; null for the company's. */
  siteZone: string | null
  /** The order's arrival window, where it no longer applies once this start is told. */
  lapsedWindow: string | null
  /** Notes which start the customer was told; null: none after all. Resolves to whether that was stored. */
  onTell: (start: string | null) => Promise<boolean>
  onClose: () => void
}

/** Calls, texts or mails the customer when a visit is, and notes that they know. */
export function TellSheet(props: TellSheetProps) {
  const { visit, order, customer, company, siteZone, lapsedWindow, onTell, onClose } = props
  const t = useT()
  const message = useMessage(visit.start, order, customer?.name ?? '', {
    ...company,
    timeZone: siteZone ?? company.timeZone,
  })
  const { start, customerTold } = visit
  const [phone, email] = [dialable(customer?.phone ?? ''), customer?.email ?? '']

  async function note(told: string | null): Promise<void> {
    if (await onTell(told)) onClose()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('tell.title')}
      closeLabel={t('action.cancel')}
      footer={
        <Button variant="primary" wide isDisabled={start === null} onPress={() => void note(start)}>
          {t('tell.mark')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p>
          <b>{customer?.name}</b>
          <br />
          <ToldText visit={visit} zones={{ siteZone, timeZone: company.timeZone }} />
        </p>
        {lapsedWindow !== null && start !== null && (
          <WarningNote>{t('tell.windowLapses', { window: lapsedWindow })}</WarningNote>
        )}
        {message && (
          <figure className={styles.message}>
            <figcaption>{t('tell.message')}</figcaption>
            <blockquote>{message.text}</blockquote>
          </figure>
        )}
        <div className={styles.actions}>
          {phone !== '' && (
            <>
              <ButtonLink href={`tel:${phone}`} icon={<Phone aria-hidden="true" />}>
                {t('orders.call')}
              </ButtonLink>
              <ButtonLink
                href={smsLink(phone, message?.text ?? '')}
                icon={<MessageSquareText aria-hidden="true" />}
              >
                {t('orders.textMessage')}
              </ButtonLink>
            </>
          )}
          {email !== '' && (
            <ButtonLink
              href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(message?.subject ?? '')}&body=${encodeURIComponent(message?.text ?? '')}`}
              icon={<Mail aria-hidden="true" />}
            >
              {t('orders.email')}
            </ButtonLink>
          )}
        </div>
        {customer && phone === '' && email === '' && <p>{t('tell.noContact')}</p>}
        {customerTold && (
          <Button size="small" onPress={() => void note(null)}>
            {t('tell.unmark')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

/** The sentence for the customer in the company's language, else the reader's; null until its words are there. */
function useMessage(
  start: string | null,
  order: Order,
  customer: string,
  { name, timeZone, mailLanguage }: TellSheetProps['company'],
) {
  const words = useCustomerWords(mailLanguage)
  const now = useNow()
  if (start === null || !words) return null
  return tellText({ ...words, timeZone }, { start, order, customer, company: name, now })
}
