interface NoteParts {
  /** What names the order: title, number, customer. */
  readonly subject: readonly (string | null | undefined)[]
  readonly lines: readonly NoteLine[]
}

export interface NoteLine {
  /** What was done, and when; '' where a picture shows it. */
  readonly sentence: string
  /** What was written. */
  readonly values: readonly string[]
}

/** A note to the office: what it is about, then what was done and written, each said once. */
export function noteText({ subject, lines }: NoteParts): string {
  const said = lines.flatMap(({ sentence, values }) => [
    sentence,
    ...values.filter((value) => !sentence.includes(value.trim())),
  ])
  return [subject.filter(Boolean).join(' · '), ...said].filter(Boolean).join('\n')
}
