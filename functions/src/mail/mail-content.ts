import type { Language } from '../../../src/domain/entities/user.ts'

/** What a mail says, from which its HTML and its text are made. */
export interface MailContent {
  readonly language: Language
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** What the sender wrote, if anything. */
  readonly quote?: string
  readonly button: { readonly label: string; readonly url: string }
  /** What it says before the link in plain letters, for those whose mail program shows no buttons. */
  readonly pasteHint: string
  readonly smallPrint: readonly string[]
}

/**
 * A text that someone typed, without anything that a mail program would turn into a link, and not too long. Anyone can
 * start a company and write what they like, and the mail comes from us.
 */
export function withoutLinks(text: string, most: number): string {
  return text
    .replaceAll(/\S*(?:https?:|www\.|\S\.\S*\/)\S*/gi, '')
    .trim()
    .slice(0, most)
}

/** A name as it may stand in a mail, on one line. */
export function safeName(text: string): string {
  return withoutLinks(text.replaceAll(/\s+/g, ' '), 80).replaceAll(/ +/g, ' ')
}
