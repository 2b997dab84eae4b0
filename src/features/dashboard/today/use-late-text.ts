import { useState } from 'react'
import { useCustomerWords } from '#components/dispatch/use-customer-words.ts'
import type { OrderView } from '#data/index.ts'
import { useCompany } from '#data/react.ts'
import { type TimedText, textAt } from './timed-text.ts'

/** What a customer is told about being late, in their language and at the time of the site; it may be edited. */
export function useLateText(
  view: OrderView | null | undefined,
  customer: string,
  arrival: string | null,
) {
  const company = useCompany()
  const words = useCustomerWords(company?.mailLanguage)
  const [edited, setEdited] = useState<TimedText | null>(null)
  const time =
    words &&
    arrival !== null &&
    new Intl.DateTimeFormat(words.locale, {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: view?.site?.timeZone || company?.timeZone,
    }).format(Date.parse(arrival))
  const usual =
    words && time && words.t('late.customer', { customer, company: company?.name ?? '', time })
  return {
    text: (edited && time ? textAt(edited, time) : usual) || null,
    locale: words?.locale,
    isEdited: edited !== null,
    edit: (text: string) => setEdited(time ? { text, time } : null),
  }
}
