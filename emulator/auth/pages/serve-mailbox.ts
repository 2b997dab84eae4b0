import { send } from '#emulator/wire/http/respond.ts'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthContext } from '../context.ts'
import { escapeHtml, page } from './html.ts'
import { resetPassword } from '../codes/mailed-codes.ts'
import { updateAccount } from '../accounts/update-account.ts'

const html = 'text/html; charset=utf-8'

const onlyLocal = '<p>Open this page in a browser on the computer that runs the emulator.</p>'

/** `/emulator/mailbox`: the emails and text messages that a real project would have sent. */
export function serveMailbox({ codes }: AuthContext, { isLocal, response }: Exchange): void {
  if (!isLocal) return send(response, 403, html, page('Not available', onlyLocal))
  const emails = codes.oobCodes().toReversed()
  const messages = codes.phoneCodes().toReversed()
  const emailRows = emails.map(
    ({ createdAt, email, requestType, oobLink }) =>
      `<tr><td>${time(createdAt)}</td><td>${escapeHtml(email)}</td><td>${requestType}</td>` +
      `<td><a href="${escapeHtml(oobLink)}">Open the link</a></td></tr>`,
  )
  const messageRows = messages.map(
    ({ createdAt, phoneNumber, code }) =>
      `<tr><td>${time(createdAt)}</td><td>${escapeHtml(phoneNumber)}</td><td colspan="2">${code}</td></tr>`,
  )
  const rows = [...emailRows, ...messageRows].join('')
  const table = `<table><tr><th>Time</th><th>To</th><th>Type</th><th></th></tr>${rows}</table>`
  send(
    response,
    200,
    html,
    page('Mailbox', rows === '' ? '<p>No messages have been sent yet.</p>' : table),
  )
}

/** `/emulator/action`: the page that the links in emails open. */
export async function serveAction(context: AuthContext, exchange: Exchange): Promise<void> {
  const { query, response, method, origin } = exchange
  const oobCode = query.get('oobCode') ?? ''
  const call = { isOwner: false, origin, apiKey: 'local' }
  try {
    switch (query.get('mode') ?? '') {
      case 'resetPassword':
        if (method !== 'POST') {
          await resetPassword(context, { ...call, body: { oobCode } })
          return send(response, 200, html, page('Choose a new password', passwordForm))
        } else {
          const newPassword = new URLSearchParams(await exchange.text()).get('newPassword') ?? ''
          await resetPassword(context, { ...call, body: { oobCode, newPassword } })
          return finish(exchange, 'Your new password is saved. You can sign in with it now.')
        }
      case 'verifyEmail':
      case 'verifyAndChangeEmail':
        await updateAccount(context, { ...call, body: { oobCode } })
        return finish(exchange, 'Your email address is confirmed.')
      case 'signIn':
        return finish(exchange, 'Open this link in the app to sign in.', true)
      default:
        throw new AuthError('INVALID_OOB_CODE')
    }
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const text = `<p>Error: ${escapeHtml(error.message)}</p><p>Request a new link and try again.</p>`
    send(response, error.http, html, page('This link does not work', text))
  }
}

const passwordForm =
  '<form method="post"><label>New password <input name="newPassword" type="password" minlength="6" ' +
  'autocomplete="new-password" required></label> <button>Save</button></form>'

/** Redirects to the continue URL of the link, with the code where the app itself must use it. */
function finish({ query, response }: Exchange, text: string, passesCode = false): void {
  const next = query.get('continueUrl') ?? ''
  if (!/^https?:$/.test(URL.canParse(next) ? new URL(next).protocol : ''))
    return send(response, 200, html, page('Done', `<p>${text}</p>`))
  const target = new URL(next)
  if (passesCode)
    for (const [name, value] of query)
      if (name !== 'continueUrl') target.searchParams.set(name, value)
  response.writeHead(303, { Location: target.href, 'Cache-Control': 'no-store' })
  response.end()
}

function time(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('T', ' ').slice(0, 19)
}
