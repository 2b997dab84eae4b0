import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { AriaProvider } from '../aria-provider.tsx'
import { IconButton } from '../form/icon-button.tsx'
import { focusHeadingIfLost } from '../keep-focus.ts'
import styles from './sheet.module.css'
import { DiscardQuestion } from './discard-question.tsx'
import { useCloseRequest } from './use-close-request.ts'
import { useFirstFocus } from './use-first-focus.ts'
import { useFixedHeight } from './use-fixed-height.ts'
import { useScrim } from './use-scrim.ts'
import { useSwipeDown } from './use-swipe-down.ts'

export interface SheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  /** Label of the close button. */
  closeLabel: string
  /** On wide screens: centred, or along the right edge. On phones always from the bottom. */
  placement?: 'center' | 'side' | undefined
  /** `full`: over the whole screen, for what is looked at closely. */
  size?: 'small' | 'medium' | 'large' | 'full' | undefined
  /**
   * On phones, never changing while the sheet is open: `content` for short questions, `tall` for forms and lists. Small
   * sheets are as high as their content unless told otherwise.
   */
  height?: 'content' | 'tall' | undefined
  /** The buttons; they stay visible below the scrolling content. */
  footer?: ReactNode
  /** False while closing would lose something that was typed: anything but the close button asks first. */
  isDismissable?: boolean | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  children?: ReactNode
}

/** A bottom sheet that can be swiped away on a phone; a dialog on a desktop. */
export function Sheet({
  isOpen,
  onOpenChange,
  title,
  closeLabel,
  placement = 'center',
  size = 'medium',
  height = size === 'small' ? 'content' : 'tall',
  footer,
  isDismissable = true,
  role = 'dialog',
  children,
}: SheetProps) {
  const [asksDiscard, setAsksDiscard] = useState(false)
  // Nothing is left to throw away.
  if (asksDiscard && isDismissable) setAsksDiscard(false)
  const close = () => {
    setAsksDiscard(false)
    onOpenChange(false)
  }
  const request = () => (isDismissable ? close() : setAsksDiscard(true))
  const swipe = useSwipeDown(close)
  const panel = useFixedHeight(height === 'content')
  useScrim(isOpen)
  useCloseRequest(isOpen, request)
  useEffect(() => (isOpen ? focusHeadingIfLost : undefined), [isOpen])
  return (
    <AriaProvider>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => (open ? onOpenChange(true) : request())}
        isDismissable
        className={clsx(styles.overlay, placement === 'side' && styles.toSide)}
      >
        <Modal
          ref={panel}
          data-sheet={size}
          className={clsx(
            styles.panel,
            styles[size],
            styles[height],
            placement === 'side' && styles.side,
          )}
        >
          <Dialog role={role} className={clsx(styles.dialog)}>
            <div className={styles.head} data-sheet-head {...(isDismissable ? swipe : {})}>
              <Heading slot="title" className={clsx(styles.title)}>
                {title}
              </Heading>
              <IconButton
                className={styles.close}
                label={closeLabel}
                icon={<X />}
                onPress={close}
              />
            </div>
            <SheetBody>{children}</SheetBody>
            {footer !== undefined && <div className={styles.foot}>{footer}</div>}
            {asksDiscard && (
              <DiscardQuestion onDiscard={close} onKeep={() => setAsksDiscard(false)} />
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaProvider>
  )
}

/** Mounted once the sheet opens, and before the dialog takes the focus itself. */
function SheetBody({ children }: { children: ReactNode }) {
  const content = useFirstFocus()
  return (
    <div ref={content} className={styles.body} data-scroll="sheet">
      {children}
    </div>
  )
}
