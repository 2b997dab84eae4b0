import type { MailContent } from './mail-content.ts'
import { toHtml } from './to-html.ts'
import { toText } from './to-text.ts'

/** `mail/{id}` in the convention of Firebase's extension Trigger Email, which sends it. */
export interface MailDocument {
  readonly to: readonly string[]
  readonly message: { readonly subject: string; readonly text: string; readonly html: string }
}

export function mailDocument(to: string, content: MailContent): MailDocument {
  return {
    to: [to],
    message: { subject: content.subject, text: toText(content), html: toHtml(content) },
  }
}
