import type { Language } from '../../../src/domain/entities/user.ts'
import { visibleText } from '../system/visible-text.ts'

/** What a mail says, from which its HTML and its text are made. */
export interface MailContent {
  readonly language: Language
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** What the sender wrote, if anything. */
  readonly quote?: string
  /** What leads to the app, if anything does. */
  readonly button?: MailButton
  readonly smallPrint: readonly string[]
  /** The company that it is from, what it writes below every mail, and where answers go; of Daybook itself where absent. */
  readonly sender?: string
  readonly footer?: string
  readonly replyTo?: string
}

export interface MailButton {
  readonly label: string
  readonly url: string
  /** What it says before the link in plain letters, for those whose mail program shows no buttons. */
  readonly pasteHint: string
}

/**
 * A text that someone typed, without anything that a mail program would turn into a link, and not too long. Anyone can
 * start a company and write what they like, and the mail comes from us.
 */
export function withoutLinks(text: string, most: number): string {
  const harmless = visibleText(text).replaceAll(/\S+/g, (word) =>
    isAddress(word) ? '' : word.replaceAll(dotInName, '. '),
  )
  return Array.from(harmless.trim()).slice(0, most).join('')
}

/** Mail programs turn evil.example into a link, and evil. example not. */
const dotInName = /(?<=\S)[.\u3002\uFF0E\uFF61](?=\p{L})/gu

/** Word by word and without a search in a search: a note of a thousand dots took a quarter of a second. */
function isAddress(word: string): boolean {
  const dot = word.indexOf('.', 1)
  return /https?:|www\./i.test(word) || (dot > 0 && word.includes('/', dot))
}

/** A name as it may stand in a mail, on one line. */
export function safeName(text: string): string {
  return withoutLinks(text.replaceAll(/\s+/g, ' '), 80).replaceAll(/ +/g, ' ')
}
