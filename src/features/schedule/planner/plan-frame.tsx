import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useHasRoomForMap } from '../map/use-has-room-for-map.ts'
import styles from './plan-frame.module.css'

export interface PlanFrameProps {
  title: string
  footer: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The planner in the place of the queue, so that the board stays whole and in use; a sheet where there is no room. */
export function PlanFrame(props: PlanFrameProps) {
  const t = useT()
  const isBeside = useHasRoomForMap()
  if (isBeside) return <Beside {...props} />
  const { title, footer, onClose, children } = props
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t('action.close')}
      placement="side"
      size="large"
      footer={footer ?? undefined}
    >
      {children}
    </Sheet>
  )
}

function Beside({ title, footer, onClose, children }: PlanFrameProps) {
  const t = useT()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    heading.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <section
      className={styles.panel}
      aria-labelledby={id}
      data-beside-board
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className={styles.head}>
        <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <IconButton size="small" label={t('action.close')} icon={<X />} onPress={onClose} />
      </div>
      <div className={styles.content}>{children}</div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </section>
  )
}
