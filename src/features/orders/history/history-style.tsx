import * as v from 'valibot'
import {
  Clock3,
  PencilLine,
  Plus,
  StickyNote,
  Trash2,
  TriangleAlert,
  UserRound,
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
  'order/delete': Trash2,
}

const moved = v.object({ to: v.picklist(orderStatuses) })
const written = v.object({ edits: v.strictObject({ resolution: v.unknown() }) })

/** Icon and colour of an entry: those of the status it set, if it set one. */
export function historyStyle({
  name,
  args,
  isUntold,
}: HistoryEntry): Pick<TimelineItem, 'icon' | 'tone'> {
  if (isUntold) return { tone: 'needsYou', icon: <TriangleAlert aria-hidden="true" /> }
  const move = v.safeParse(moved, args)
  if (name === 'order/move' && move.success) {
    const { tone, Icon } = orderStyle[move.output.to]
    return { tone, icon: <Icon aria-hidden="true" /> }
  }
  const Icon = v.is(written, args) ? StickyNote : (icons[name] ?? Clock3)
  return { tone: 'grey', icon: <Icon aria-hidden="true" /> }
}
