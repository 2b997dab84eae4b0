import type { Page } from '@playwright/test'

/** The parts of a page that cause sideways scrolling, in words, as the page is now. */
export async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const found: string[] = []
    const scrollsByItself = (node: Element | null): boolean => {
      for (let at = node; at && at !== document.body; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) || isCut(at)) return true
      return false
    }
    const isCut = (node: Element) => getComputedStyle(node).textOverflow === 'ellipsis'
    if (root.scrollWidth > root.clientWidth) found.push(`page: ${root.scrollWidth}`)
    for (const node of document.querySelectorAll('body *')) {
      const box = node.getBoundingClientRect()
      if (box.width < 2 || box.height < 2 || box.right <= root.clientWidth + 1) continue
      if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (node.closest('svg svg, svg *, [aria-hidden=true]') || scrollsByItself(node)) continue
      if (box.left >= root.clientWidth && getComputedStyle(node).position === 'absolute') continue
      found.push(`${node.tagName} ${node.className} to ${Math.round(box.right)}`)
    }
    return found.slice(0, 6)
  })
}

/** Controls whose touch area is less than `least` CSS px wide or high, including what responds around them. */
export async function smallTargets(page: Page, least = 48): Promise<string[]> {
  return page.evaluate((least) => {
    const kinds =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=switch]'
    const found = new Set<string>()
    const sides = [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const
    for (const node of document.querySelectorAll<HTMLElement>(kinds)) {
      const label =
        node.closest('label') ??
        (node.id ? document.querySelector(`label[for="${CSS.escape(node.id)}"]`) : null)
      const isHidden = (one: Element) => {
        const { width, height } = one.getBoundingClientRect()
        return width < 2 || height < 2
      }
      const choice = node.matches('input[type=checkbox], input[type=radio]')
      const target = label && (choice || isHidden(node)) ? label : node
      if (!target.checkVisibility({ visibilityProperty: true }) || isHidden(target)) continue
      if (node.matches('[type=hidden], [type=file]') || node.closest('[inert]')) continue
      if (node.matches(':disabled')) continue
      if (isWithinSentence(target)) continue
      const box = target.getBoundingClientRect()
      if (box.width >= least - 0.5 && box.height >= least - 0.5) continue
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const reach = least / 2 - 1
      const answers = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy)
        return (
          hit !== null && (target.contains(hit) || hit === node || label?.contains(hit) === true)
        )
      }
      const wide = width >= least - 0.5 || (answers(-reach, 0) && answers(reach, 0))
      const high = height >= least - 0.5 || (answers(0, -reach) && answers(0, reach))
      if (wide && high) continue
      if (!answers(0, 0)) continue
      const name = node.getAttribute('aria-label') ?? target.textContent ?? ''
      const taken = sides
        .filter(([dx, dy]) => !answers(dx * reach, dy * reach))
        .map(([dx, dy]) => {
          const hit = document.elementFromPoint(x + dx * reach, y + dy * reach)
          return `${dx},${dy}: ${hit?.tagName ?? 'outside'} .${hit?.className ?? ''}`
        })
      const size = `${Math.round(width)}x${Math.round(height)}`
      found.add(`${node.tagName} "${name.slice(0, 40)}" ${size}, taken by ${taken.join('; ')}`)
    }
    return [...found]

    /** Whether a link is part of a sentence: WCAG exempts it, because its height is the line's. */
    function isWithinSentence(node: Element): boolean {
      if (!node.matches('a, button') || !getComputedStyle(node).display.startsWith('inline'))
        return false
      const around = node.closest('p')?.textContent?.replace(node.textContent ?? '', '') ?? ''
      return /\p{L}{2}/u.test(around)
    }
  }, least)
}
