import type { MailContent } from './mail-content.ts'

/** A mail as plain text. */
export function toText(content: MailContent): string {
  const { heading, paragraphs, quote, button, smallPrint } = content
  return [
    heading,
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.replaceAll(/^/gm, '> ')]),
    `${button.label}:\n${button.url}`,
    ...smallPrint,
    '-- \nDaybook',
  ].join('\n\n')
}
