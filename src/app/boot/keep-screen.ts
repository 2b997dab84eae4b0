import { readStored, writeStored } from '#lib/browser-storage.ts'
import { whenIdle } from '#lib/when-idle.ts'
import pill from '#ui/pill.module.css'
import { keptScreenKey } from './kept-screen-key.ts'

const keptPaths = ['/dashboard', '/orders']
/** Longer screens cost more to store than they save, in characters. */
const maxLength = 400_000
/** How long the screen must have stayed the same, in milliseconds. */
const settledMs = 1500

/**
 * Keeps what Today and the list of orders show, so that the next start shows it in its first frame: `index.html` paints
 * it, and `firstContentPaint` removes it. Kept only while that page is open and settled, because nothing updates it;
 * another page, a sign-out or a newer version forgets it. Returns how to stop.
 */
export function keepScreen(): (() => void) | undefined {
  const root = document.getElementById('root')
  if (!root) return undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(() => void whenIdle().then(() => store(root)), settledMs)
    if (!keptPaths.includes(location.pathname)) forgetScreen()
  })
  observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: true })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}

function forgetScreen(): void {
  if (readStored(keptScreenKey) !== null) writeStored(keptScreenKey, null)
}

function store(root: HTMLElement): void {
  const page = location.pathname + location.search
  if (!keptPaths.includes(page) || readStored('daybook:inside') === null) return forgetScreen()
  // A sheet, a loading part or a scrolled list is not what the next start shows first.
  if (root.querySelector('[data-skeleton], [inert]') || document.querySelector('[data-sheet]'))
    return
  if (isScrolled(root)) return
  const { lang, dataset } = document.documentElement
  const kept = JSON.stringify({
    page,
    lang,
    theme: dataset['theme'] ?? '',
    text: dataset['text'] ?? 'normal',
    width: innerWidth,
    day: new Date().toDateString(),
    // Another version has other styles and class names.
    version: version(),
    css: Array.from(document.styleSheets, cssOf).join('\n'),
    html: htmlOf(root),
  })
  if (kept.length > maxLength) forgetScreen()
  else if (kept !== readStored(keptScreenKey)) writeStored(keptScreenKey, kept)
}

function version(): string {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[src]')
  return Array.from(scripts, ({ src }) => src).join()
}

function cssOf(sheet: CSSStyleSheet): string {
  return Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n')
}

/** Without pictures that only this page could show, and without the sync status, which may not be true next time. */
function htmlOf(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement
  for (const picture of copy.querySelectorAll('[src^="blob:"]')) picture.removeAttribute('src')
  for (const status of copy.querySelectorAll<HTMLElement>(`.${pill['pill']}`))
    status.style.visibility = 'hidden'
  // Styles for a theme, a text size or a hand look for them on an element above.
  Object.assign(copy.dataset, document.documentElement.dataset)
  return copy.outerHTML
}

function isScrolled(root: HTMLElement): boolean {
  if (scrollY > 0) return true
  return Array.from(root.querySelectorAll('[data-scroll]')).some(({ scrollTop }) => scrollTop > 0)
}
