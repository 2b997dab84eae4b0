import { useCallback, useState } from 'react'

/** Whether the element that gets this ref was ever near the visible part of the page. */
export function useInView() {
  const [wasSeen, setSeen] = useState(false)
  const ref = useCallback((shown: Element | null) => {
    if (!shown) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setSeen(true)
        observer.disconnect()
      },
      { rootMargin: '200px' },
    )
    observer.observe(shown)
    return () => observer.disconnect()
  }, [])
  return { wasSeen, ref }
}
