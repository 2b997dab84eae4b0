import { foldText } from './fold-text.ts'
import { nearWordTest } from './near-word.ts'
import { wordsOf } from './words-of.ts'

/** A piece of a text, and whether it is what was searched for. */
export interface MarkedPart {
  readonly text: string
  readonly isMatch: boolean
}

interface Span {
  readonly from: number
  readonly to: number
}

/** Characters to keep before the first match. */
const shownBefore = 24

/**
 * A text in pieces, with the typed words marked; where none occurs, words that are nearly one of them. What stands far
 * before the first match is left out, so that a single line shows it.
 */
export function markedParts(text: string, typed: string): readonly MarkedPart[] {
  const words = wordsOf(typed)
  const exact = exactSpans(text, words)
  const spans = merged(exact.length > 0 ? exact : nearSpans(text, words))
  const start = startOf(text, spans[0]?.from ?? 0)
  const parts: MarkedPart[] = []
  let done = start
  for (const { from, to } of spans) {
    if (from > done) parts.push({ text: text.slice(done, from), isMatch: false })
    parts.push({ text: text.slice(from, to), isMatch: true })
    done = to
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false })
  return start === 0 ? parts : [{ text: '…', isMatch: false }, ...parts]
}

function exactSpans(text: string, words: readonly string[]): readonly Span[] {
  const { folded, places } = foldedWithPlaces(text)
  return words.flatMap((word) => {
    const spans: Span[] = []
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      spans.push({ from: places[at] ?? 0, to: places[at + word.length] ?? text.length })
    }
    return spans
  })
}

function nearSpans(text: string, words: readonly string[]): readonly Span[] {
  const tests = words.map((word) => nearWordTest([word]))
  return [...text.matchAll(/\S+/g)].flatMap(([word], index, all) => {
    const from = all[index]?.index ?? 0
    const isNear = tests.some((test) => test([foldText(word)]))
    return isNear ? [{ from, to: from + word.length }] : []
  })
}

/** The folded text, and where each of its characters came from: accents that are separate characters vanish. */
function foldedWithPlaces(text: string): { folded: string; places: readonly number[] } {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const sign of text) {
    const one = foldText(sign)
    for (let i = 0; i < one.length; i += 1) places.push(at)
    folded += one
    at += sign.length
  }
  return { folded, places }
}

function merged(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && span.from <= last.to)
      all[all.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else all.push(span)
  }
  return all
}

/** Where to begin so that the first match is near: at a word. */
function startOf(text: string, first: number): number {
  if (first <= shownBefore) return 0
  return text.indexOf(' ', first - shownBefore - 1) + 1
}
