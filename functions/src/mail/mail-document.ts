import type { MailContent } from './mail-content.ts'
import { toHtml } from './to-html.ts'
import { toText } from './to-text.ts'

/** `mail/{id}` in the convention of Firebase's extension Trigger Email, which sends it. */
export interface MailDocument {
  /** Whose mail it is, which erases it with what else it holds of a person; null where it is of their account. */
  readonly companyId: string | null
  readonly to: readonly string[]
  readonly from?: string
  readonly replyTo?: string
  readonly message: { readonly subject: string; readonly text: string; readonly html: string }
}

interface Delivery {
  readonly to: string
  readonly companyId: string | null
  /** The address that mails come from; '' leaves it to what sends them. */
  readonly from: string
}

/** A mail as it is put into the queue. */
export function mailDocument(
  content: MailContent,
  { to, companyId, from }: Delivery,
): MailDocument {
  const { sender, replyTo } = content
  return {
    companyId,
    to: [to],
    ...(from !== '' && { from: sender === undefined ? from : `"${asName(sender)}" <${from}>` }),
    ...(replyTo !== undefined && { replyTo }),
    message: { subject: content.subject, text: toText(content), html: toHtml(content) },
  }
}

/** A name that a mail program shows instead of the address: nothing in it may look like one, or end the quotes. */
function asName(sender: string): string {
  return `${sender.replaceAll(/["\\<>@]/g, '').trim()} via Daybook`.trim()
}
