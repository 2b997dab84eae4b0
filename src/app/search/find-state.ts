import * as v from 'valibot'

const findState = v.object({
  text: v.string(),
  /** The highlighted result. */
  chosen: v.nullable(v.string()),
  /** The kind of which all results are shown. */
  kind: v.nullable(v.string()),
})

export type FindState = v.InferOutput<typeof findState>

interface Before {
  /** What was typed before the palette was there. */
  readonly typed: string
  /** What this entry of the history noted, if the palette was left for a result. */
  readonly noted: unknown
  /** What the link to the palette asks for. */
  readonly words: string
}

/** With what the palette opens: what is being typed, else as it was left, else the words of the link. */
export function firstFindState({ typed, noted, words }: Before): FindState {
  if (typed !== '') return { text: typed, chosen: null, kind: null }
  const known = v.safeParse(findState, noted)
  return known.success ? known.output : { text: words, chosen: null, kind: null }
}
