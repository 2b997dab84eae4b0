import { createHash } from 'node:crypto'
import type { PageText } from '#emulator/auth/pages/page-text.ts'
import type { OneTimeCodes } from '#emulator/auth/codes/one-time-codes.ts'
import type { OobCode, PhoneCode } from '#emulator/auth/types.ts'
import type { Engine, StoredDocument } from '#emulator/engine/types.ts'
import { escapeHtml, page } from '#emulator/auth/pages/html.ts'
import { readMail } from './read-mail.ts'

/** A message that a real project would have sent. */
export interface MailboxEntry {
  readonly id: string
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly to: string
  /** Whom it is from, and where answers go, as far as the mail says so. */
  readonly from?: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  /** '' where it has only a text. */
  readonly html: string
  /** Why it could not be sent; undefined where it was. */
  readonly problem?: string
}

export interface MailboxSources {
  readonly codes: OneTimeCodes
  readonly engine: Engine
  /** `projects/{p}/databases/(default)/documents` */
  readonly root: string
  /** The collection of mails; undefined where there is none. */
  readonly collection: string | undefined
}

/** All messages, the newest first. */
export function mailboxEntries(
  { codes, engine, root, collection }: MailboxSources,
  text: PageText,
): readonly MailboxEntry[] {
  const documents =
    collection === undefined
      ? []
      : engine.runQuery(engine.prepareQuery(root, { from: [{ collectionId: collection }] }))
          .documents
  return [
    ...documents.map(entryOfMail),
    ...codes.oobCodes().flatMap((code) => (code.isMailed ? [entryOfCode(code, text)] : [])),
    ...codes.phoneCodes().map((code) => entryOfTextMessage(code, text)),
  ].sort((a, b) => b.at - a.at)
}

function entryOfMail(document: StoredDocument): MailboxEntry {
  const mail = readMail(document)
  const id = document.name.slice(document.name.lastIndexOf('/') + 1)
  const entry = { id: `mail-${id}`, at: Date.parse(document.createTime) }
  if (typeof mail === 'string')
    return { ...entry, to: '—', subject: id, text: mail, html: '', problem: mail }
  const { to, from, replyTo, message } = mail
  return { ...entry, to: to.join(', '), from, replyTo, ...message }
}

function entryOfCode(code: OobCode, text: PageText): MailboxEntry {
  const { oobCode, oobLink, requestType, email, createdAt } = code
  const subject = text[requestType]
  const link = `<p><a href="${escapeHtml(oobLink)}">${text.open}</a></p>`
  return {
    id: `auth-${hashOf(oobCode)}`,
    at: createdAt,
    to: email,
    subject,
    text: `${subject}\n\n${text.followLink}\n${oobLink}\n`,
    html: page(subject, link, text.language),
  }
}

function entryOfTextMessage(code: PhoneCode, text: PageText): MailboxEntry {
  const sentence = `${text.verificationCode} ${code.code}`
  return {
    id: `text-${hashOf(code.sessionInfo)}`,
    at: code.createdAt,
    to: code.phoneNumber,
    subject: `${text.textMessage}: ${code.code}`,
    text: `${sentence}\n`,
    html: '',
  }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 16)
}
