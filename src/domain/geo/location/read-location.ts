import type { GeoPoint } from '../distance-km.ts'
import { parseCoordinates } from '../parse-coordinates.ts'
import { pointInLink } from './point-in-link.ts'
import { isShortLink } from './short-links.ts'

/** What a pasted text says about a place. */
export type LocationText =
  | { readonly kind: 'point'; readonly point: GeoPoint }
  /** A link whose place only the website behind it knows. */
  | { readonly kind: 'shortLink' }
  | { readonly kind: 'unknown' }

const longest = 4000

/** Reads coordinates or the link of a map, such as maps apps share it: alone, or within a message. */
export function readLocation(text: string): LocationText {
  if (text.length > longest) return { kind: 'unknown' }
  const point = parseCoordinates(text)
  if (point) return { kind: 'point', point }
  const links = linksIn(text)
  for (const link of links) {
    const linked = pointInLink(link)
    if (linked) return { kind: 'point', point: linked }
  }
  return { kind: links.some(isShortLink) ? 'shortLink' : 'unknown' }
}

/** The links of a text; what looks like an address without `https://` counts as well. */
function linksIn(text: string): readonly URL[] {
  return text.split(/\s+/).flatMap((word) => {
    const bare = word.replace(/^[<("'«“]+/, '').replace(/[>"'»”]+$/, '')
    const link = /^(?:https?|geo|maps):/i.test(bare)
      ? bare
      : /^[\w-]+(?:\.[\w-]+)+[/?]/.test(bare)
        ? `https://${bare}`
        : ''
    return link !== '' && URL.canParse(link) ? [new URL(link)] : []
  })
}
