import {
  elementScroll,
  type Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual'

type ScrollTo<Scroller extends Element | Window> = VirtualizerOptions<
  Scroller,
  Element
>['scrollToFn']

const own = new WeakMap<Element, number>()

/** Whether the last scroll of this element was a list's own, making up for rows that were measured. */
export function wasOwnScroll(element: Element): boolean {
  return own.get(element) === element.scrollTop
}

/** Scrolls as a virtualizer asks, and knows it again. */
function scrollBySelf<Scroller extends Element | Window>(
  scroll: ScrollTo<Scroller>,
): ScrollTo<Scroller> {
  return (offset, options, rows: Virtualizer<Scroller, Element>) => {
    scroll(offset, options, rows)
    const scroller = rows.scrollElement
    const element = scroller instanceof Element ? scroller : document.documentElement
    own.set(element, element.scrollTop)
  }
}

/** `scrollToFn` of a list that scrolls with the page. */
export const scrollPageBySelf = scrollBySelf<Window>(windowScroll)

/** `scrollToFn` of a list that scrolls by itself. */
export const scrollBoxBySelf = scrollBySelf<HTMLDivElement>(elementScroll)
