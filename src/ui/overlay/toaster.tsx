import { useEffect, useRef } from 'react'
import { toast, Toaster as Sonner } from 'sonner'
import { takeToasts, type ToastOptions } from './toast.ts'
import styles from './toaster.module.css'
import { useMediaQuery } from '../use-media-query.ts'
import { useToastFocus } from './use-toast-focus.ts'
import { useToastPlace } from './use-toast-place.ts'

/** A tablet has the tab bar of a phone too. */
const aboveBars =
  'calc(var(--bar-height, 0px) + var(--prompt-height, 0px) + var(--primary-height, 0px) + 12px)'

/** The strip above a sheet is a tenth of the screen. */
const aboveSheet = 'calc(env(safe-area-inset-top) + var(--toast-top, 6px))'

/** Where toasts appear: once, in the shell. Loaded separately because the library is heavy. */
export function Toaster({ label }: { label: string }) {
  useEffect(() => takeToasts({ show, hide: (id) => toast.dismiss(id) }), [])
  const { position, taken, side, head } = useToastPlace()
  const around = useRef<HTMLDivElement>(null)
  // Folded, the older toasts would show through the newest.
  const hasRoom = useMediaQuery('(width >= 700px)')
  const focus = useToastFocus(around)
  const bottom = `max(${taken + 12}px, ${aboveBars})`
  const top = head > 0 ? `${head + 4}px` : aboveSheet
  return (
    <div ref={around} {...focus}>
      <Sonner
        position={position}
        expand
        gap={8}
        visibleToasts={hasRoom ? 2 : 1}
        containerAriaLabel={label}
        className={styles.toaster ?? ''}
        offset={{ bottom: `max(24px, ${bottom})`, right: side + 24, top }}
        mobileOffset={{ bottom, top }}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast: styles.toast ?? '',
            title: styles.title ?? '',
            description: styles.note ?? '',
            actionButton: styles.action ?? '',
            success: styles.success ?? '',
            error: styles.danger ?? '',
          },
        }}
      />
    </div>
  )
}

function show(message: string, options: ToastOptions): void {
  const { kind = 'plain', note, action, duration, id } = options
  const print = { plain: toast, success: toast.success, danger: toast.error }[kind]
  print(message, {
    // Toasts shown before a sheet opened stay behind it; the sheet's own toasts appear above it.
    className: document.querySelector('[data-sheet]') ? (styles.over ?? '') : '',
    duration: duration ?? (action ? 8000 : 5000),
    ...(id === undefined ? {} : { id }),
    // Given also where there is none: a toast keeps what the one that it replaces had.
    description: note,
    action: action && { label: action.label, onClick: action.onPress },
  })
}
