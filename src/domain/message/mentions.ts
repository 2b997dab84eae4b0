import { foldText } from '#lib/fold-text.ts'

interface Person {
  readonly id: string
  readonly name: string
}

/** A name that is being typed after `@`: where it starts, and its text so far. */
export interface MentionQuery {
  readonly from: number
  readonly typed: string
}

const longestName = 60

/** The mention being typed before the caret; null where there is none. */
export function mentionQuery(text: string, caret: number): MentionQuery | null {
  const from = text.lastIndexOf('@', caret - 1)
  if (from === -1 || caret <= from) return null
  const before = text.slice(from - 1, from)
  const typed = text.slice(from + 1, caret)
  const begins = from === 0 || /[\s([{"'«¿¡]/u.test(before)
  return begins && typed.length <= longestName && !/\n|^\s/.test(typed) ? { from, typed } : null
}

/** People whose name, or one word of it, begins with what was typed; full-name matches come first. */
export function suggestMentions<P extends Person>(
  people: readonly P[],
  typed: string,
): readonly P[] {
  const wanted = foldText(typed)
  const rank = ({ name }: P) => {
    const folded = foldText(name)
    if (folded.startsWith(wanted)) return 0
    return folded.split(/\s+/).some((word) => word.startsWith(wanted)) ? 1 : 2
  }
  return people
    .filter((person) => person.name !== '' && rank(person) < 2)
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
}

/** A name in a text, as written after `@`. */
export interface Mention {
  readonly from: number
  readonly to: number
  /** Several where people share a name. */
  readonly ids: readonly string[]
}

/** The mentions in a text: the longest matching name, whatever its case and accents, as a word of its own. */
export function mentionsIn(text: string, people: readonly Person[]): readonly Mention[] {
  const named = people.filter(({ name }) => name !== '')
  const mentions: Mention[] = []
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const rest = text.slice(at + 1)
    const fitting = named.filter(({ name }) => isWrittenAs(rest, name))
    const longest = Math.max(0, ...fitting.map(({ name }) => name.length))
    const ids = fitting.filter(({ name }) => name.length === longest).map(({ id }) => id)
    if (ids.length > 0) mentions.push({ from: at, to: at + 1 + longest, ids })
  }
  return mentions
}

/**
 * Ids of the people whom a text mentions, each once. Of people who share a name, those chosen from the suggestions;
 * all of them where none was.
 */
export function mentionedIds(
  text: string,
  people: readonly Person[],
  chosen: ReadonlySet<string>,
): readonly string[] {
  const ids = mentionsIn(text, people).flatMap((mention) => {
    const picked = mention.ids.filter((id) => chosen.has(id))
    return picked.length > 0 ? picked : mention.ids
  })
  return [...new Set(ids)]
}

function isWrittenAs(text: string, name: string): boolean {
  const written = text.slice(0, name.length)
  const next = text.slice(name.length).match(/^[\p{L}\p{N}]/u)
  return next === null && foldText(written) === foldText(name)
}
