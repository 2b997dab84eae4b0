import { useEffect, useState } from 'react'
import { useSonner } from 'sonner'

export interface ToastPlace {
  readonly position: 'bottom-right' | 'bottom-left' | 'top-center'
  /** Pixels of the bottom of the window that a bar of controls takes. */
  readonly taken: number
  /** Pixels of the top of the window that the head of a sheet takes. */
  readonly head: number
}

/** Pixels of the bottom of the window, and of its right side, that a toast may take. */
const toastRoom = 96
const toastWidth = 400

const plain: ToastPlace = { position: 'bottom-right', taken: 0, head: 0 }

/**
 * Where toasts cover no control: over the bars at the bottom (`[data-foot]`), and with a sheet open where it is not. On
 * a phone that is the strip above it, on a wide screen the corner that is neither its buttons' nor its close button's.
 * Over what fills the screen it is below the line with the close button, where a photo or the paper to sign is.
 */
export function useToastPlace(): ToastPlace {
  const [place, setPlace] = useState(plain)
  const isShown = useSonner().toasts.length > 0
  useEffect(() => {
    if (!isShown) return undefined
    let frame = 0
    const measureSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const next = measure()
        setPlace((now) => (isSame(now, next) ? now : next))
      })
    }
    measureSoon()
    const changes = new MutationObserver(measureSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', measureSoon)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      window.removeEventListener('resize', measureSoon)
    }
  }, [isShown])
  return place
}

function isSame(one: ToastPlace, other: ToastPlace): boolean {
  return one.position === other.position && one.taken === other.taken && one.head === other.head
}

function measure(): ToastPlace {
  const sheet = [...document.querySelectorAll<HTMLElement>('[data-sheet]')].at(-1)
  if (sheet?.dataset['sheet'] === 'full') {
    const head = sheet.querySelector('[data-sheet-head]')?.getBoundingClientRect().bottom ?? 0
    // As it will be once the sheet, which may still be rising, is where it belongs.
    const below = sheet.offsetTop + head - sheet.getBoundingClientRect().top
    return { ...plain, position: 'top-center', head: Math.ceil(below) }
  }
  if (sheet) return { ...plain, position: window.innerWidth < 700 ? 'top-center' : 'bottom-left' }
  const feet = [...document.querySelectorAll('[data-foot]')]
    .map((foot) => foot.getBoundingClientRect())
    // A bar that scrolls with its page may be out of sight, and on a wide screen far from the bottom.
    .filter(({ top, height }) => height > 0 && top < innerHeight && top > innerHeight / 2)
  // The buttons of a form count where the toast would lie on them.
  const buttons = [...document.querySelectorAll('[data-form-actions]')]
    .map((actions) => actions.getBoundingClientRect())
    .filter(
      ({ top, bottom, right, height }) =>
        height > 0 &&
        top < innerHeight &&
        bottom > innerHeight - toastRoom &&
        right > innerWidth - toastWidth,
    )
  const tops = [...feet, ...buttons].map(({ top }) => top)
  return { ...plain, taken: Math.ceil(innerHeight - Math.min(innerHeight, ...tops)) }
}
