import { type RefObject, useEffect, useRef, useState } from 'react'
import type { OrderSection } from './open-sections.ts'
import { goToSection, sectionElementId } from './section-element.ts'
import { sectionInView } from './section-in-view.ts'

/** A section counts as reached shortly before its heading touches the row. */
const reach = 32

export interface SectionInView {
  readonly current: OrderSection | null
  readonly goTo: (section: OrderSection) => void
  readonly goToTop: () => void
}

/**
 * The one of these sections that is being read, and ways to go elsewhere. One that was gone to, or got the focus, stays
 * marked until the reader scrolls, also where the page ends before it reaches the top. Below `row` the sections are seen.
 */
export function useSectionInView(
  row: RefObject<HTMLElement | null>,
  sections: readonly OrderSection[],
): SectionInView {
  const [current, setCurrent] = useState<OrderSection | null>(sections[0] ?? null)
  const isHeld = useRef(false)
  const names = sections.join()

  useEffect(() => {
    let frame = 0
    function look(): void {
      frame = 0
      if (isHeld.current || !row.current) return
      const boxes = names.split(',').flatMap((name) => {
        const id = name as OrderSection
        const box = document.getElementById(sectionElementId(id))?.getBoundingClientRect()
        return box ? [{ id, top: box.top, bottom: box.bottom }] : []
      })
      const line = row.current.getBoundingClientRect().bottom + reach
      const found = sectionInView(boxes, { line, end: innerHeight })
      if (found !== null) setCurrent(found)
    }
    const scrolls = new AbortController()
    const { signal } = scrolls
    document.addEventListener('scroll', () => (frame ||= requestAnimationFrame(look)), {
      capture: true,
      passive: true,
      signal,
    })
    for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
      document.addEventListener(event, () => (isHeld.current = false), { passive: true, signal })
    }
    function hold({ target }: FocusEvent): void {
      const found = names.split(',').find((name) => {
        const section = document.getElementById(sectionElementId(name as OrderSection))
        return target instanceof Node && section?.contains(target)
      })
      if (!found) return
      isHeld.current = true
      setCurrent(found as OrderSection)
    }
    document.addEventListener('focusin', hold, { signal })
    look()
    return () => {
      scrolls.abort()
      cancelAnimationFrame(frame)
    }
  }, [row, names])

  return {
    current,
    goTo(section) {
      isHeld.current = true
      setCurrent(section)
      goToSection(section)
    },
    goToTop() {
      isHeld.current = false
      setCurrent(sections[0] ?? null)
      scrollTo(0, 0)
    },
  }
}
