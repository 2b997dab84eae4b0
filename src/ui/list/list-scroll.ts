const own = new WeakMap<Element, number>()

/** Records that a list, not the user, set this element's scroll position after measuring rows. */
export function noteListScroll(element: Element): void {
  own.set(element, element.scrollTop)
}

/** Whether a list made the element's last scroll. */
export function wasListScroll(element: Element): boolean {
  return own.get(element) === element.scrollTop
}
