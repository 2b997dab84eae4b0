import { ChevronDown, ChevronUp } from 'lucide-react'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import styles from './panel.module.css'

export interface PanelProps {
  title: ReactNode
  /** Beside the title. */
  action?: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

const swipePixels = 24

/** What the map shows, as text: a sheet below the map that can be pulled up, or beside it where there is room. */
export function Panel({ title, action, isOpen, onOpenChange, children }: PanelProps) {
  const t = useT()
  const from = useRef<number | null>(null)

  function end({ clientY }: PointerEvent) {
    const moved = from.current === null ? 0 : clientY - from.current
    from.current = null
    if (Math.abs(moved) > swipePixels) onOpenChange(moved < 0)
  }

  return (
    <section className={styles.panel} data-open={isOpen || undefined}>
      <div
        className={styles.head}
        onPointerDown={({ clientY }) => (from.current = clientY)}
        onPointerUp={end}
      >
        <h2 className={styles.title}>{title}</h2>
        {action}
        <span className={styles.toggle}>
          <IconButton
            label={t(isOpen ? 'dayMap.showMap' : 'dayMap.showList')}
            aria-expanded={isOpen}
            icon={isOpen ? <ChevronDown /> : <ChevronUp />}
            onPress={() => onOpenChange(!isOpen)}
          />
        </span>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
