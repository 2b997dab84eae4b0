const own = new WeakMap<Element, number>()

/** A list has just scrolled this element to where it is, making up for rows that were measured. */
export function noteOwnScroll(element: Element): void {
  own.set(element, element.scrollTop)
}

/** Whether the last scroll of this element was a list's own. */
export function wasOwnScroll(element: Element): boolean {
  return own.get(element) === element.scrollTop
}
