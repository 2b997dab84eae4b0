import type { MailContent } from './mail-content.ts'

/** A mail as plain text. */
export function toText(content: MailContent): string {
  const { heading, paragraphs, quote, button, smallPrint, sender, footer } = content
  return [
    heading,
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.replaceAll(/^/gm, '> ')]),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...smallPrint,
    // Below the line that ends a mail, so that it cannot pretend to be what the mail says.
    [
      '-- ',
      [...(sender === undefined ? [] : [sender]), 'Daybook'].join(' · '),
      ...(footer === undefined ? [] : [footer]),
    ].join('\n'),
  ].join('\n\n')
}
