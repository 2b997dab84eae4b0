/** A text that a person changed, and the time that it was written for. */
export interface TimedText {
  readonly text: string
  readonly time: string
}

/** The text with the time that holds now, where it still names the one that it was written for. */
export function textAt({ text, time }: TimedText, now: string): string {
  return text.replaceAll(time, () => now)
}
