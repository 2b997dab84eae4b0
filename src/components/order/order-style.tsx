import {
  Calendar,
  Check,
  CheckCheck,
  CircleSlash,
  CircleX,
  Clock,
  Contrast,
  Hand,
  Inbox,
  type LucideIcon,
  Navigation,
  Pause,
  ReceiptText,
  Send,
  Undo2,
  Wrench,
} from 'lucide-react'
import type { ShownStatus } from '#domain/order/shown-status.ts'
import type { Tone } from '#ui/badge.tsx'

export interface OrderStyle {
  readonly tone: Tone
  readonly Icon: LucideIcon
  readonly striped?: boolean
  readonly struck?: boolean
}

/** Colour and icon of each status, the same everywhere: badges, timeline, board, map. */
export const orderStyle: Readonly<Record<ShownStatus, OrderStyle>> = {
  new: { tone: 'grey', Icon: Inbox },
  scheduled: { tone: 'blue', Icon: Calendar },
  dispatched: { tone: 'indigo', Icon: Send },
  accepted: { tone: 'indigo', Icon: Hand },
  enRoute: { tone: 'violet', Icon: Navigation },
  onSite: { tone: 'teal', Icon: Wrench },
  paused: { tone: 'slate', Icon: Pause, striped: true },
  sentBack: { tone: 'orange', Icon: Undo2 },
  done: { tone: 'green', Icon: Check },
  partlyDone: { tone: 'green', Icon: Contrast },
  cannotComplete: { tone: 'red', Icon: CircleX },
  reviewed: { tone: 'forest', Icon: CheckCheck },
  invoiced: { tone: 'forest', Icon: ReceiptText },
  onHold: { tone: 'orange', Icon: Clock },
  cancelled: { tone: 'grey', Icon: CircleSlash, struck: true },
}
