import type { Auth } from '#emulator/auth/create-auth.ts'
import { serveAuth } from '#emulator/auth/serve-auth.ts'
import { serveAction } from '#emulator/auth/pages/serve-action.ts'
import type { Functions } from '#emulator/functions/start-functions.ts'
import { type MailboxContext, serveMailbox } from '#emulator/mailbox/serve-mailbox.ts'
import { StatusError } from '#emulator/status.ts'
import { type AdminContext, serveAdmin } from './admin/serve-admin.ts'
import { serveHub } from './admin/serve-hub.ts'
import type { Databases } from './databases.ts'
import type { Exchange } from './http/exchange.ts'
import { sendJson } from './http/respond.ts'
import { serveRest } from './rest/serve-rest.ts'
import type { Channels } from './webchannel/create-channels.ts'

export interface RouteContext {
  readonly databases: Databases
  readonly channels: Channels
  readonly admin: AdminContext
  readonly auth: Auth
  readonly mailbox: MailboxContext
  /** The functions; undefined where none were started. */
  readonly functions: () => Functions | undefined
}

/** The response at `/`; some scripts wait for `authEmulator` before they start. */
const greeting = {
  daybook: 'embedded Firebase',
  authEmulator: { ready: true },
  mailbox: '/emulator/mailbox',
}

const functionPath = /^\/([^/]+)\/([a-z]+-[a-z]+\d)\/([^/]+)(\/.*)?$/

/** Passes a request to its service; throws NOT_FOUND where there is none. */
export async function route(context: RouteContext, exchange: Exchange): Promise<void> {
  const { method, path, response } = exchange
  const [, kind] = /^\/google\.firestore\.v1\.Firestore\/(\w+)\/channel$/.exec(path) ?? []
  if (kind !== undefined) return context.channels.handle(exchange, kind)
  if (path.startsWith('/v1/')) return serveRest(context.databases, exchange)
  const [, service] = /^\/(?:identitytoolkit|securetoken)\.googleapis\.com(\/.*)$/.exec(path) ?? []
  if (service !== undefined) return serveAuth(context.auth.context, exchange, service)
  if (path.startsWith('/emulator/v1/')) return serveAdmin(context.admin, exchange)
  if (/^\/emulator\/mailbox(\/|$)/.test(path)) return serveMailbox(context.mailbox, exchange)
  if (path === '/emulator/action') return serveAction(context.auth.context, exchange)
  if (path === '/' && method === 'GET') return sendJson(response, 200, greeting)
  if (serveHub(exchange, context.functions() !== undefined)) return
  const [, project, region, name, rest = '/'] = functionPath.exec(path) ?? []
  const functions = project === context.admin.projectId ? context.functions() : undefined
  if (functions && name !== undefined) return functions.serve(exchange, name, region, rest)
  throw new StatusError('NOT_FOUND', 'Nothing was found at this address.')
}
