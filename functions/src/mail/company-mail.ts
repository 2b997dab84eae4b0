import type { Company } from '../../../src/domain/entities/company.ts'
import type { Language } from '../../../src/domain/entities/user.ts'
import { type MailContent, safeName, withoutLinks } from './mail-content.ts'

/** What a company has set about its mails; undefined where it cannot be read. */
type MailSettings =
  | Pick<Company, 'name' | 'mailSender' | 'mailReplyTo' | 'mailLanguage' | 'mailFooter'>
  | undefined

/** The language of a mail to someone who has not chosen theirs. */
export function mailLanguage(chosen: Language | null, company: MailSettings): Language {
  return chosen ?? company?.mailLanguage ?? 'en'
}

/** A mail with the name of the company that sends it, its footer, and where answers go. */
export function withSender(content: MailContent, company: MailSettings): MailContent {
  if (!company) return content
  const sender = safeName(company.mailSender) || safeName(company.name)
  const footer = withoutLinks(company.mailFooter, 500)
  return {
    ...content,
    ...(sender !== '' && { sender }),
    ...(footer !== '' && { footer }),
    ...(company.mailReplyTo !== '' && { replyTo: company.mailReplyTo }),
  }
}
