import { send } from '#emulator/wire/http/respond.ts'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthContext } from '../context.ts'
import { page } from './html.ts'
import { type PageText, pageText } from './page-text.ts'
import { resetPassword } from '../codes/mailed-codes.ts'
import { updateAccount } from '../accounts/update-account.ts'

const html = 'text/html; charset=utf-8'

/** `/emulator/action`: the page that the links in emails open. */
export async function serveAction(context: AuthContext, exchange: Exchange): Promise<void> {
  const { query, response, method, origin, headers } = exchange
  const text = pageText(headers['accept-language'])
  const oobCode = query.get('oobCode') ?? ''
  const call = { isOwner: false, origin, apiKey: 'local' }
  try {
    switch (query.get('mode') ?? '') {
      case 'resetPassword':
        if (method !== 'POST') {
          await resetPassword(context, { ...call, body: { oobCode } })
          return show(response, 200, text, text.newPasswordTitle, passwordForm(text))
        } else {
          const newPassword = new URLSearchParams(await exchange.text()).get('newPassword') ?? ''
          await resetPassword(context, { ...call, body: { oobCode, newPassword } })
          return finish(exchange, text, text.passwordSaved)
        }
      case 'verifyEmail':
      case 'verifyAndChangeEmail':
        await updateAccount(context, { ...call, body: { oobCode } })
        return finish(exchange, text, text.emailConfirmed)
      case 'signIn':
        return finish(exchange, text, text.openInApp, true)
      default:
        throw new AuthError('INVALID_OOB_CODE')
    }
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    const isPassword = error.message.includes('PASSWORD')
    const title = isPassword ? text.newPasswordTitle : text.failed
    const reason = isPassword ? text.weakPassword : text.linkUsed
    show(response, error.http, text, title, `<p>${reason}</p>`)
  }
}

function passwordForm({ newPassword, save }: PageText): string {
  return (
    `<form method="post"><label>${newPassword} <input name="newPassword" type="password" minlength="6" ` +
    `autocomplete="new-password" required></label> <button>${save}</button></form>`
  )
}

/** Redirects to the continue URL of the link, with the code where the app itself must use it. */
function finish(
  { query, response }: Exchange,
  text: PageText,
  sentence: string,
  passesCode = false,
): void {
  const next = query.get('continueUrl') ?? ''
  if (!/^https?:$/.test(URL.canParse(next) ? new URL(next).protocol : ''))
    return show(response, 200, text, text.done, `<p>${sentence}</p>`)
  const target = new URL(next)
  if (passesCode)
    for (const [name, value] of query)
      if (name !== 'continueUrl') target.searchParams.set(name, value)
  response.writeHead(303, { Location: target.href, 'Cache-Control': 'no-store' })
  response.end()
}

function show(
  response: Exchange['response'],
  status: number,
  { language }: PageText,
  title: string,
  body: string,
): void {
  send(response, status, html, page(title, body, language))
}
