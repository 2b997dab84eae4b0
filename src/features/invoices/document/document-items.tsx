import { BellOff, BellRing, Link, Mail, Printer, RotateCcw, Undo2 } from 'lucide-react'
import type { Translate } from '#messages/index.ts'
import type { MenuItem } from '#ui/overlay/menu-items.tsx'

/** What is asked in a sheet before it is done. */
export type Asking = 'credit' | 'correct' | 'link' | 'remind' | 'send' | 'sendAgain'

interface Allowed {
  mayShare: boolean
  mayRemind: boolean
  mayPause: boolean
  mayCredit: boolean
  /** Undefined until it is known. */
  wasMailed: boolean | undefined
  /** Nothing more is asked of the customer. */
  isSettled: boolean
}

interface Actions {
  t: Translate
  ask: (what: Asking) => void
  pauseReminders: () => void
}

/** What can be done with an issued document, beside the buttons for what comes next. */
export function documentItems(
  { mayShare, mayRemind, mayPause, mayCredit, wasMailed, isSettled }: Allowed,
  { t, ask, pauseReminders }: Actions,
): MenuItem[] {
  return [
    {
      id: 'print',
      label: t('invoiceDoc.print'),
      icon: <Printer aria-hidden="true" />,
      onAction: () => window.print(),
    },
    ...(mayShare
      ? [
          {
            id: 'link',
            label: t('customerLink.title'),
            icon: <Link aria-hidden="true" />,
            onAction: () => ask('link'),
          },
        ]
      : []),
    // Until it was mailed for the first time, a button asks for it, unless nothing is owed any more.
    ...(mayShare && (wasMailed || (wasMailed === false && isSettled))
      ? [
          {
            id: 'mail',
            label: t(wasMailed ? 'sendInvoices.again' : 'sendInvoices.byEmail'),
            icon: <Mail aria-hidden="true" />,
            onAction: () => ask(wasMailed ? 'sendAgain' : 'send'),
          },
        ]
      : []),
    // What was never mailed is sent first: the button is for that.
    ...(mayRemind && wasMailed === false
      ? [
          {
            id: 'remind',
            label: t('sendInvoices.one'),
            icon: <BellRing aria-hidden="true" />,
            onAction: () => ask('remind'),
          },
        ]
      : []),
    ...(mayPause
      ? [
          {
            id: 'pause',
            label: t('reminders.pause'),
            icon: <BellOff aria-hidden="true" />,
            onAction: pauseReminders,
          },
        ]
      : []),
    ...(mayCredit
      ? [
          {
            id: 'credit',
            label: t('invoiceDoc.creditAction'),
            icon: <Undo2 aria-hidden="true" />,
            onAction: () => ask('credit'),
          },
          {
            id: 'correct',
            label: t('invoiceDoc.correct'),
            icon: <RotateCcw aria-hidden="true" />,
            onAction: () => ask('correct'),
          },
        ]
      : []),
  ]
}
