import {
  elementScroll,
  type Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual'
import { noteListScroll } from './list-scroll.ts'

type ScrollTo<Scroller extends Element | Window> = VirtualizerOptions<
  Scroller,
  Element
>['scrollToFn']

/** Scrolls as the virtualizer asks and records it as the list's own scroll. */
function notingListScroll<Scroller extends Element | Window>(
  scroll: ScrollTo<Scroller>,
): ScrollTo<Scroller> {
  return (offset, options, rows: Virtualizer<Scroller, Element>) => {
    scroll(offset, options, rows)
    const scroller = rows.scrollElement
    const element = scroller instanceof Element ? scroller : document.documentElement
    noteListScroll(element)
  }
}

/** `scrollToFn` for a list that scrolls with the page. */
export const scrollPageAsList = notingListScroll<Window>(windowScroll)

/** `scrollToFn` for a list with its own scroll container. */
export const scrollBoxAsList = notingListScroll<HTMLDivElement>(elementScroll)
