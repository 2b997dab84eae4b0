/** For `ref`: what has just been added to a page or sheet scrolls into view, above what covers the end. */
export function reveal(part: Element | null): void {
  part?.scrollIntoView({ block: 'nearest' })
}
