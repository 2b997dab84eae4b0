import { ChevronDown, ChevronsUp, ChevronUp } from 'lucide-react'
import type { Priority } from '#domain/entities/order.ts'
import { useT } from '#messages/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './priority-mark.module.css'

const icons = { low: ChevronDown, high: ChevronUp, urgent: ChevronsUp } as const

export interface PriorityMarkProps {
  priority: Priority
  /** Only the icon, with its label on hover and for screen readers, for narrow rows. */
  iconOnly?: boolean | undefined
}

/** Marks only priorities other than normal; in narrow rows only those above it. */
export function PriorityMark({ priority, iconOnly = false }: PriorityMarkProps) {
  const t = useT()
  if (priority === 'normal') return null
  // On its own its icon looks like one that unfolds something.
  if (priority === 'low' && iconOnly) return null
  const Icon = icons[priority]
  const word = t(`priority.${priority}`)
  return (
    <span className={styles.mark} data-priority={priority} {...(iconOnly ? { title: word } : {})}>
      <Icon aria-hidden="true" />
      {iconOnly ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </span>
  )
}
