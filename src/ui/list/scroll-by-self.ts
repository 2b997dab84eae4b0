import {
  elementScroll,
  type Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual'
import { noteOwnScroll } from './own-scroll.ts'

type ScrollTo<Scroller extends Element | Window> = VirtualizerOptions<
  Scroller,
  Element
>['scrollToFn']

/** Scrolls as a virtualizer asks, and knows it again. */
function scrollBySelf<Scroller extends Element | Window>(
  scroll: ScrollTo<Scroller>,
): ScrollTo<Scroller> {
  return (offset, options, rows: Virtualizer<Scroller, Element>) => {
    scroll(offset, options, rows)
    const scroller = rows.scrollElement
    const element = scroller instanceof Element ? scroller : document.documentElement
    noteOwnScroll(element)
  }
}

/** `scrollToFn` of a list that scrolls with the page. */
export const scrollPageBySelf = scrollBySelf<Window>(windowScroll)

/** `scrollToFn` of a list that scrolls by itself. */
export const scrollBoxBySelf = scrollBySelf<HTMLDivElement>(elementScroll)
