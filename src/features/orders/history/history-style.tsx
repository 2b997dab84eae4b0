import * as v from 'valibot'
import {
  Camera,
  Clock3,
  ClockAlert,
  ListChecks,
  Package,
  PencilLine,
  PenLine,
  Plus,
  StickyNote,
  Trash2,
  TriangleAlert,
  UserRound,
  UserRoundPlus,
  type LucideIcon,
} from 'lucide-react'
import { orderStyle } from '#components/order/order-style.tsx'
import type { HistoryEntry } from '#data/index.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import type { TimelineItem } from '#ui/list/timeline.tsx'

const icons: Readonly<Record<string, LucideIcon>> = {
  'order/create': Plus,
  'order/edit': PencilLine,
  'order/assign': UserRound,
  'order/askReassign': UserRoundPlus,
  'order/withdrawReassign': UserRoundPlus,
  'order/keepAssignee': UserRoundPlus,
  'order/tellLate': ClockAlert,
  'order/withdrawLate': ClockAlert,
  'order/answer': ListChecks,
  'order/delete': Trash2,
  'photo/add': Camera,
  'stock/use': Package,
}

const moved = v.object({ to: v.picklist(orderStatuses) })
const written = v.object({ edits: v.strictObject({ resolution: v.unknown() }) })
const signed = v.object({ kind: v.literal('signature') })

/** Icon and colour of an entry: those of the status it set, if it set one. */
export function historyStyle({
  name,
  args,
  isUnreported,
}: HistoryEntry): Pick<TimelineItem, 'icon' | 'tone'> {
  if (isUnreported) return { tone: 'attention', icon: <TriangleAlert aria-hidden="true" /> }
  const move = v.safeParse(moved, args)
  if (name === 'order/move' && move.success) {
    const { tone, Icon } = orderStyle[move.output.to]
    return { tone, icon: <Icon aria-hidden="true" /> }
  }
  const Icon = iconOf(name, args)
  return { tone: 'grey', icon: <Icon aria-hidden="true" /> }
}

function iconOf(name: string, args: unknown): LucideIcon {
  if (v.is(written, args)) return StickyNote
  if (v.is(signed, args)) return PenLine
  return icons[name] ?? Clock3
}
