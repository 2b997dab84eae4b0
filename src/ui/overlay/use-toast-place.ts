import { useEffect, useState } from 'react'
import { useSonner } from 'sonner'
import { equal } from '#lib/equal.ts'
import { placeBeside, toastRoom, toastWidth, type ToastPlace, usualPlace } from './toast-place.ts'

/**
 * Where toasts cover no control: over the bars at the bottom (`[data-foot]`), and with a sheet open where it is not.
 * Over what fills the screen it is below the line with the close button, where a photo or the paper to sign is.
 */
export function useToastPlace(): ToastPlace {
  const [place, setPlace] = useState(usualPlace)
  const isShown = useSonner().toasts.length > 0
  useEffect(() => {
    if (!isShown) return undefined
    let frame = 0
    const measureSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const next = measure()
        setPlace((now) => (equal(now, next) ? now : next))
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

function measure(): ToastPlace {
  const sheet = [...document.querySelectorAll<HTMLElement>('[data-sheet]')].at(-1)
  if (sheet?.dataset['sheet'] === 'full') {
    const head = sheet.querySelector('[data-sheet-head]')?.getBoundingClientRect().bottom ?? 0
    // As it will be once the sheet, which may still be rising, is where it belongs.
    const below = sheet.offsetTop + head - sheet.getBoundingClientRect().top
    return { ...usualPlace, position: 'top-center', head: Math.ceil(below) }
  }
  if (sheet) {
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = sheet
    return placeBeside({ left, top, width, height }, { width: innerWidth, height: innerHeight })
  }
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
  return { ...usualPlace, taken: Math.ceil(innerHeight - Math.min(innerHeight, ...tops)) }
}
