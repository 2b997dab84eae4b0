import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useHasRoomBeside } from '../board/use-has-room-beside.ts'
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
  const isBeside = useHasRoomBeside()
  if (isBeside) return <Beside {...props} />
  const { title, footer, onClose, children } = props
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t('action.cancel')}
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
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const opener = document.activeElement
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const element = panel.current
    element?.addEventListener('keydown', onKey)
    heading.current?.focus()
    return () => {
      element?.removeEventListener('keydown', onKey)
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={id} data-beside-board>
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
