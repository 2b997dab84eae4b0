import type { EstimateLine, EstimateOption } from './estimate-content.ts'

type Lines = readonly EstimateLine[]

/** The options and lines of a draft. */
export interface Options {
  readonly options: readonly EstimateOption[]
  readonly lines: Lines
}

/** All lines, in the order of their options, with those of one option replaced. */
export function withLinesOf<L extends object>(
  { options, lines }: Options,
  optionId: string,
  change: (now: Lines) => readonly L[],
): readonly (L & { readonly optionId: string })[] {
  const own = (id: string) => lines.filter((line) => line.optionId === id)
  return options.flatMap(({ id }) =>
    (id === optionId ? change(own(id)) : own(id)).map(
      (line) => ({ ...line, optionId: id }) as L & { readonly optionId: string },
    ),
  )
}

/** One more option with the lines of the last one, to be changed; `newId` gives their ids. */
export function withCopiedOption(
  { options, lines }: Options,
  name: string,
  newId: () => string,
): Options {
  const last = options.at(-1)
  const id = newId()
  const copied = lines
    .filter(({ optionId }) => optionId === last?.id)
    .map((line) => ({ ...line, id: newId(), optionId: id }))
  return { options: [...options, { id, name, note: '' }], lines: [...lines, ...copied] }
}

/** What is left without an option and its lines. */
export function withoutOption({ options, lines }: Options, optionId: string): Options {
  return {
    options: options.filter(({ id }) => id !== optionId),
    lines: lines.filter((line) => line.optionId !== optionId),
  }
}
