import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { PressButton } from '#ui/form/press.tsx'
import styles from './section.module.css'

export interface SectionProps {
  /** Id of its element, for links to it. */
  elementId: string
  title: string
  /** What is inside, on the line of the title. */
  summary?: ReactNode
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A part of the page that can be closed to one line. What is inside stays as it is meanwhile. */
export function Section({ elementId, title, summary, isOpen, onToggle, children }: SectionProps) {
  const id = useId()
  return (
    <section id={elementId} className={styles.section}>
      <h2 className={styles.head}>
        <PressButton
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={onToggle}
        >
          <span className={styles.title}>{title}</span>
          {summary && <span className={styles.summary}>{summary}</span>}
          <ChevronDown className={styles.mark} aria-hidden="true" />
        </PressButton>
      </h2>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}
