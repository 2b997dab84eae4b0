import { type RefObject, useEffect, useState } from 'react'

/** Whether an element was ever near the visible part of the page. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [wasSeen, setSeen] = useState(false)
  useEffect(() => {
    const shown = element.current
    if (!shown || wasSeen) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(shown)
    return () => observer.disconnect()
  }, [element, wasSeen])
  return wasSeen
}
