import type { OrderListItem } from '#data/index.ts'
import { findNear } from '#lib/find-by-words.ts'
import { foldText } from '#lib/fold-text.ts'
import { codeWords, isNumberLike, wordMatcher } from '#lib/word-matcher.ts'

/** The previous matches for this list, without those of a slip: typing more letters can only narrow them. */
const lastFound = new WeakMap<
  readonly OrderListItem[],
  { readonly text: string; readonly found: readonly OrderListItem[] }
>()

/**
 * Orders in which every word occurs, ignoring accents and case; where there are none, those with nearly such a title,
 * customer or street. Called on every keystroke.
 */
export function withWords(items: readonly OrderListItem[], text: string): readonly OrderListItem[] {
  const matches = wordMatcher(text)
  if (!matches) return items
  const among = lastFoundFor(items, text)
  const found = among.filter((item) => matches(wordsOf(item)))
  // Returning the same array avoids a re-render.
  const same = found.length === among.length ? among : found
  lastFound.set(items, { text, found: same })
  return found.length > 0 ? same : findNear(items, text, namesOf)
}

/**
 * The first of the orders that `withWords` finds, so that they can be shown before all others were searched. Null where
 * that would take as long, or would not show what is found in the end.
 */
export function firstWithWords(
  items: readonly OrderListItem[],
  text: string,
  count: number,
): readonly OrderListItem[] | null {
  const matches = wordMatcher(text)
  const last = items.at(-1)
  if (!matches || !last || !folded.has(last)) return null
  const found: OrderListItem[] = []
  for (const item of lastFoundFor(items, text)) {
    if (matches(wordsOf(item))) found.push(item)
    if (found.length === count) return found
  }
  return null
}

function lastFoundFor(items: readonly OrderListItem[], text: string): readonly OrderListItem[] {
  const last = lastFound.get(items)
  return last && text.startsWith(last.text) && !isNumberLike(text) ? last.found : items
}

function namesOf({ order, customerName, street }: OrderListItem): string {
  return `${order.title} ${customerName} ${street}`
}

/** Cached per item, because every keystroke searches all of them. */
const folded = new WeakMap<OrderListItem, string>()

function wordsOf(item: OrderListItem): string {
  const known = folded.get(item)
  if (known !== undefined) return known
  const { order, customerName, siteAddress } = item
  const { ref, title, description, instructions, resolution, tags } = order
  const more = [description, instructions, resolution, ...tags]
  const made = foldText([codeWords(ref), title, customerName, siteAddress, ...more].join(' '))
  folded.set(item, made)
  return made
}
