import { type PageText, pageText } from '#emulator/auth/pages/page-text.ts'
import { page } from '#emulator/auth/pages/html.ts'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import { send } from '#emulator/wire/http/respond.ts'
import { mailboxPage } from './mailbox-page.ts'
import { mailboxScript } from './mailbox-script.ts'
import { type MailboxEntry, type MailboxSources, mailboxEntries } from './mailbox-entries.ts'
import type { ReadMarks } from './read-marks.ts'

export interface MailboxContext extends MailboxSources {
  readonly marks: ReadMarks
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

const html = 'text/html; charset=utf-8'
const root = '/emulator/mailbox'
/** Mails run no scripts and load nothing; their links open in a tab of their own. */
const bodyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox'

/** `/emulator/mailbox`: the emails and text messages that a real project would have sent. */
export async function serveMailbox(context: MailboxContext, exchange: Exchange): Promise<void> {
  const { isLocal, response, headers, method, path } = exchange
  const text = pageText(headers['accept-language'])
  if (!isLocal)
    return send(
      response,
      403,
      html,
      page(text.notAvailable, `<p>${text.onlyLocal}</p>`, text.language),
    )
  if (path === `${root}/script.js`)
    return send(response, 200, 'text/javascript; charset=utf-8', mailboxScript)
  const entries = mailboxEntries(context, text)
  const ids = new Set(entries.map(({ id }) => id))
  if (path === `${root}/read` && method === 'POST') {
    await context.marks.mark([...ids], ids)
    response.writeHead(303, { Location: root })
    return void response.end()
  }
  const [, encoded = '', part] = /^\/emulator\/mailbox(?:\/([^/]+)(\/body)?)?$/.exec(path) ?? []
  const entry = entries.find(({ id }) => encodeURIComponent(id) === encoded)
  if (encoded !== '' && !entry) return showMissing(exchange, text)
  if (entry && part !== undefined) return sendBody(exchange, entry)
  if (entry) await context.marks.mark([entry.id], ids)
  showPage(context, exchange, text, entries, entry)
}

function showPage(
  { marks, clock }: MailboxContext,
  { response, query }: Exchange,
  text: PageText,
  entries: readonly MailboxEntry[],
  chosen: MailboxEntry | undefined,
): void {
  const isUnread = ({ id }: MailboxEntry): boolean => !marks.isRead(id)
  const asText = query.get('view') === 'text' || chosen?.html === ''
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; " +
      "frame-src 'self'; form-action 'self'; frame-ancestors 'none'",
  )
  send(response, 200, html, mailboxPage({ text, entries, chosen, isUnread, asText, now: clock() }))
}

/** The HTML of a mail for the frame that shows it. */
function sendBody({ response }: Exchange, entry: MailboxEntry): void {
  response.setHeader('Content-Security-Policy', bodyPolicy)
  const base = '<base target="_blank">'
  const start = [/<head[^>]*>/i, /<html[^>]*>/i, /^/].find((tag) => tag.test(entry.html)) ?? /^/
  send(
    response,
    200,
    html,
    entry.html.replace(start, (tag) => `${tag}${base}`),
  )
}

function showMissing({ response }: Exchange, text: PageText): void {
  const link = `<p><a href="${root}">${text.back}</a></p>`
  send(response, 404, html, page(text.failed, link, text.language))
}
