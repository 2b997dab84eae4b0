import { wasListScroll } from '#ui/list/list-scroll.ts'
import type { Focus, LeftState, Position } from './history-stack.ts'

/** Name of the page itself among the scroll containers. */
const page = 'page'

interface Box {
  readonly name: string
  readonly element: HTMLElement
  /** Top of its visible content, in window coordinates. */
  readonly edge: number
}

/** The current scroll positions, and what was last pressed or focused. */
export function readLeftState(last: Element | null): LeftState {
  const positions = Object.fromEntries(boxes().map((box) => [box.name, positionOf(box)]))
  const link = last?.isConnected ? last.closest<HTMLElement>('a[href], button') : null
  return { positions, focus: link && focusOf(link) }
}

function focusOf(link: HTMLElement): Focus | null {
  const found = rowsIn(document).find(({ element }) => element.contains(link))
  const href = link.getAttribute('href')
  if (!found && href === null) return null
  const row = found ? { name: found.name, at: topOf(found.element) } : null
  const index = linksIn(found?.element ?? document, href).indexOf(link)
  const box = boxes().findLast(({ element }) => element.contains(link))
  const isMoved = box !== undefined && moves(link, box.element)
  return { row, href, index, anchor: isMoved ? { box: box.name, at: topOf(link) } : null }
}

/** Sticky elements do not move with the scrolling content. */
function moves(element: Element, box: Element): boolean {
  for (let one: Element | null = element; one && one !== box; one = one.parentElement) {
    const { position } = getComputedStyle(one)
    if (position === 'sticky' || position === 'fixed') return false
  }
  return true
}

function linksIn(within: ParentNode, href: string | null): HTMLElement[] {
  const links = [...within.querySelectorAll<HTMLElement>('a[href], button')]
  return links.filter((link) => link.getAttribute('href') === href)
}

/** The element that was pressed or focused when the page was left, if it is rendered. */
export function findFocus({ row, href, index }: Focus): HTMLElement | null {
  const within = row ? rowsIn(document).find(({ name }) => name === row.name)?.element : document
  if (!within) return null
  return linksIn(within, href)[index] ?? (row && within.querySelector('a[href], button'))
}

/** The scroll containers: the page, and elements with `data-scroll`. */
function boxes(): Box[] {
  const seen = new Map<string, number>()
  const named = [...document.querySelectorAll<HTMLElement>('[data-scroll]')].map((element) => {
    const name = element.getAttribute('data-scroll') ?? ''
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return { name: count === 0 ? name : `${name}-${count}`, element, edge: topOf(element) }
  })
  return [{ name: page, element: document.documentElement, edge: 0 }, ...named]
}

interface Row {
  readonly name: string
  readonly element: Element
}

/** Rows by key, with a counter for a key that is rendered twice. */
function rowsIn(within: ParentNode): Row[] {
  const seen = new Map<string, number>()
  return [...within.querySelectorAll('[data-row]')].map((element) => {
    const name = element.getAttribute('data-row') ?? ''
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return { name: count === 0 ? name : `${name}#${count}`, element }
  })
}

/** The rows that scroll with this container. */
function ownRows({ name, element }: Box): Row[] {
  const own = name === page ? null : element
  return rowsIn(element).filter((row) => row.element.closest('[data-scroll]') === own)
}

function positionOf(box: Box): Position {
  const { scrollTop: top } = box.element
  if (top <= 0) return { top: 0, row: null, offset: 0 }
  const [first] = ownRows(box)
    .map(({ name, element }) => ({ name, place: element.getBoundingClientRect() }))
    .filter(({ place }) => place.bottom > box.edge + 1 && place.height > 0)
    .toSorted((a, b) => a.place.top - b.place.top)
  if (!first) return { top, row: null, offset: 0 }
  return { top, row: first.name, offset: first.place.top - box.edge }
}

/** What to restore: the positions in which the page was left, or the row that is current in its list. */
export type ScrollTarget =
  | { readonly type: 'asLeft'; readonly left: LeftState }
  /** `pressed`: the row that opened the page. */
  | { readonly type: 'current'; readonly pressed: Focus['row'] }

/**
 * Restores scroll positions, again whenever rows load or change their height, until the user scrolls, taps
 * or types. Returns a function to stop it.
 */
export function restoreScroll(target: ScrollTarget): () => void {
  const { positions = {}, focus = null } = target.type === 'asLeft' ? target.left : {}
  const restored = new Map<string, Position>(Object.entries(positions))
  const given = new Map<string, HTMLElement>()
  const released = new Set<string>()
  /** Scroll positions set by this code, to tell its own scroll events from the user's. */
  const scrolledTo = new Map<string, number>()

  function hold(): void {
    for (const box of boxes()) {
      if (released.has(box.name)) continue
      if (target.type === 'current' && !restored.has(box.name)) {
        const position = showCurrent(box, target.pressed)
        if (position) restored.set(box.name, position)
      }
      const position = restored.get(box.name)
      if (!position) continue
      if (!given.has(box.name)) {
        // The browser's scroll anchoring would work against the restored row.
        box.element.style.overflowAnchor = 'none'
        given.set(box.name, box.element)
      }
      moveTo(box, position)
    }
  }

  function moveTo(box: Box, position: Position): void {
    const distance = distanceTo(box, position)
    if (Math.abs(distance) >= 1) box.element.scrollTop += distance
    scrolledTo.set(box.name, box.element.scrollTop)
  }

  /** The distance to scroll: the pressed row takes precedence over the first visible one. */
  function distanceTo(box: Box, { top, row, offset }: Position): number {
    const pressed = focus?.anchor?.box === box.name ? findFocus(focus) : null
    if (pressed && focus?.anchor) return topOf(pressed) - focus.anchor.at
    const found = row === null ? undefined : ownRows(box).find(({ name }) => name === row)
    if (!found) return top - box.element.scrollTop
    return topOf(found.element) - box.edge - offset
  }

  /** Scrolled by something else: by the user, or by code that follows a row. */
  function onScroll({ target }: Event): void {
    const element = target === document ? document.documentElement : target
    const box = boxes().find((one) => one.element === element)
    const position = box && restored.get(box.name)
    if (!box || !position || !given.has(box.name)) return
    if (Math.abs(distanceTo(box, position)) <= 1) return
    // The list compensated for rows that were higher than estimated.
    const isOwn = wasListScroll(box.element) || scrolledTo.get(box.name) === box.element.scrollTop
    if (isOwn) moveTo(box, position)
    // A container that became shorter for a moment was not scrolled by the user.
    else if (box.element.scrollTop < endOf(box) - 1) released.add(box.name)
  }

  const changed = new MutationObserver(hold)
  const grown = new ResizeObserver(hold)
  const inputs = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const
  const passive = { capture: true, passive: true } as const
  const stop = () => {
    changed.disconnect()
    grown.disconnect()
    for (const element of given.values()) element.style.overflowAnchor = ''
    document.removeEventListener('scroll', onScroll, passive)
    for (const input of inputs) removeEventListener(input, stop, passive)
  }
  document.addEventListener('scroll', onScroll, passive)
  for (const input of inputs) addEventListener(input, stop, passive)
  // A name that loads late changes only text, but can add a line.
  const changes = {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['style'],
  }
  changed.observe(document.body, changes)
  grown.observe(document.body)
  hold()
  return stop
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top
}

function endOf({ element }: Box): number {
  return element.scrollHeight - element.clientHeight
}

/** Where the current row belongs: where it was pressed, or anywhere in view. */
function showCurrent(box: Box, pressed: Focus['row']): Position | null {
  const mark = box.name === page ? 'main [data-asked]' : '[aria-current="page"]'
  const current = box.element.querySelector(mark)
  const row = current && ownRows(box).find(({ element }) => element.contains(current))
  if (!row) return null
  const place = row.element.getBoundingClientRect()
  const room = box.element.clientHeight - place.height
  const now = place.top - box.edge
  const offset =
    pressed?.name === row.name
      ? clamp(pressed.at - box.edge, room)
      : isIn(now, room)
        ? now
        : room / 3
  return { top: box.element.scrollTop + now - offset, row: row.name, offset }
}

function isIn(offset: number, room: number): boolean {
  return offset >= 0 && offset <= room
}

function clamp(offset: number, room: number): number {
  return Math.min(Math.max(offset, 0), Math.max(room, 0))
}
