import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { useCloseRequest } from '#ui/overlay/use-close-request.ts'
import { ClearSignature } from './clear-signature.tsx'
import type { Signature } from './signature-pad.tsx'
import styles from './signature-stage.module.css'

/** A finger that moves this far sideways is writing. */
const strokePixels = 12

export interface SignatureStageProps {
  /** False where the pad has room enough in its form. */
  isUsed: boolean
  signature: Signature
  signer: string
  /** The pad. It stays the same element, so a turned phone and a closed stage keep the strokes. */
  children: ReactNode
}

/** Shows the pad small; a tap opens it over the whole screen, with what is needed to sign and nothing else. */
export function SignatureStage({ isUsed, signature, signer, children }: SignatureStageProps) {
  const t = useT()
  const [isOpened, setOpened] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  /** Where a finger came down on the small pad. */
  const touched = useRef<number | null>(null)
  /** Brings back what was drawn before the stage opened. */
  const restore = useRef<() => void>(() => undefined)
  const isOpen = isOpened && isUsed
  const close = () => setOpened(false)
  const open = () => {
    restore.current = signature.keep()
    setOpened(true)
  }
  const cancel = () => {
    restore.current()
    close()
  }
  useCloseRequest(isOpen, close)

  /** Starting to write on the small pad opens the large one; moving up or down scrolls the form. */
  function openIfWriting({ buttons, clientX }: PointerEvent): void {
    // A mouse may have been released outside.
    if (buttons === 0) touched.current = null
    if (touched.current === null || Math.abs(clientX - touched.current) < strokePixels) return
    touched.current = null
    open()
  }

  useEffect(() => {
    const element = stage.current
    if (!isOpen || !element) return undefined
    // What is behind the stage is not reached with Tab, and Escape closes the stage alone.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpened(false)
      else if (event.key === 'Tab') moveFocus(element, event.shiftKey ? -1 : 1)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('keydown', onKey)
    element.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
    return () => {
      element.removeEventListener('keydown', onKey)
      element.querySelector<HTMLElement>('[data-open-stage]')?.focus()
    }
  }, [isOpen])

  return (
    <div
      ref={stage}
      className={isOpen ? styles.stage : styles.inForm}
      role={isOpen ? 'dialog' : 'group'}
      aria-label={t('sign.pad')}
      aria-modal={isOpen || undefined}
      data-signing={isOpen || undefined}
    >
      <div className={styles.paper}>
        {children}
        {isOpen && signature.isEmpty && (
          <p className={styles.here} aria-hidden="true">
            {t('sign.pad')}
          </p>
        )}
        {isOpen && signer !== '' && <p className={styles.signer}>{signer}</p>}
        {isUsed && !isOpen && (
          <button
            type="button"
            className={styles.open}
            data-open-stage
            onClick={open}
            onPointerDown={({ clientX }) => (touched.current = clientX)}
            onPointerMove={openIfWriting}
            onPointerUp={() => (touched.current = null)}
            onPointerCancel={() => (touched.current = null)}
          >
            <span className={styles.openLabel} data-quiet={!signature.isEmpty || undefined}>
              {t('sign.pad')}
            </span>
          </button>
        )}
      </div>
      {isOpen && (
        <div className={styles.buttons}>
          <Button size="large" variant="quiet" onPress={cancel}>
            {t('action.cancel')}
          </Button>
          <ClearSignature size="large" signature={signature} />
          <Button size="large" variant="primary" onPress={close}>
            {t('sign.done')}
          </Button>
        </div>
      )}
    </div>
  )
}

function moveFocus(within: HTMLElement, by: 1 | -1): void {
  const buttons = [...within.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const now = buttons.findIndex((one) => one === document.activeElement)
  buttons.at((now + by) % buttons.length)?.focus()
}
