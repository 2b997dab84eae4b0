import {
  Ban,
  BellRing,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  Scale,
  Undo2,
  UserRoundMinus,
  UserRoundX,
  Users,
} from 'lucide-react'
import type { User } from '#domain/entities/user.ts'
import type { News } from '#domain/order/history/visit-changes.ts'
import { useNewsText } from './news-text.ts'
import styles from './order-news.module.css'

const icons = {
  new: BellRing,
  moved: CalendarClock,
  cancelled: Ban,
  reassigned: UserRoundMinus,
  gone: UserRoundX,
  inReview: Scale,
  overruled: Undo2,
  crew: Users,
  visitNew: CalendarPlus,
  visitMoved: CalendarClock,
  visitTime: CalendarClock,
  visitCrew: Users,
  visitGone: CalendarX,
} as const

export interface ChangeTextProps {
  change: News
  /** Everyone who may be named; undefined until they were read. */
  people: readonly Pick<User, 'id' | 'name' | 'email'>[] | undefined
}

/** What others changed of a person's order, as one line. */
export function ChangeText({ change, people }: ChangeTextProps) {
  const text = useNewsText(people)
  const Icon = icons[change.type]
  return (
    <span className={styles.change}>
      <Icon aria-hidden="true" className={styles.icon} /> {text(change)}
    </span>
  )
}
