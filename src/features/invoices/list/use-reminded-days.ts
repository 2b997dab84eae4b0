import { useMemo } from 'react'
import { type InvoiceListItem, lastReminders } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import { invoiceState } from '#domain/invoice/invoice-state.ts'
import { localDay } from '#domain/time/local-time.ts'

export type RemindedDays = ReadonlyMap<string, string>

const none: RemindedDays = new Map()

/** On which local day the customer of each overdue invoice was last reminded, by invoice; none for the others. */
export function useRemindedDays(
  items: readonly InvoiceListItem[] | undefined,
  today: string,
): RemindedDays {
  const timeZone = useTimeZone()
  const overdue = useMemo(
    () =>
      (items ?? []).flatMap(({ invoice, paidMinor }) =>
        invoiceState(invoice, paidMinor, today) === 'overdue' ? [invoice.id] : [],
      ),
    [items, today],
  )
  const reminders = useLive(lastReminders(overdue))
  return useMemo(
    () =>
      reminders
        ? new Map([...reminders].map(([id, at]) => [id, localDay(at, timeZone)] as const))
        : none,
    [reminders, timeZone],
  )
}
