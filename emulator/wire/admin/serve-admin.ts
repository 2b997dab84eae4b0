import * as v from 'valibot'
import type { Auth } from '#emulator/auth/create-auth.ts'
import type { Engine } from '#emulator/engine/types.ts'
import type { RulesIssue } from '#emulator/rules/types.ts'
import { StatusError } from '#emulator/status.ts'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import { sendJson } from '#emulator/wire/http/respond.ts'
import { parseJson } from '#emulator/wire/parse/parse-json.ts'
import { parseWith } from '#emulator/wire/parse/parse-with.ts'

export interface AdminContext {
  readonly projectId: string
  readonly engine: Engine
  readonly auth: Auth
  /** Puts other rules in force, unless they have errors. Answers what is to say about them. */
  readonly loadRules: (source: string) => readonly RulesIssue[]
}

const RulesBody = v.object({
  rules: v.object({
    files: v.pipe(v.array(v.object({ content: v.string() })), v.minLength(1)),
  }),
})

type Action = (context: AdminContext, exchange: Exchange) => unknown

const config = {
  signIn: { allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
}

/** What follows `/emulator/v1/projects/{p}`, with the method before it. */
const actions: Readonly<Record<string, Action>> = {
  'DELETE /databases/(default)/documents': async ({ engine }) => {
    await engine.clear()
    return {}
  },
  'PUT :securityRules': putRules,
  'DELETE /accounts': async ({ auth }) => {
    await auth.clear()
    return {}
  },
  'GET /oobCodes': ({ auth }) => ({ oobCodes: auth.context.codes.oobCodes() }),
  'GET /verificationCodes': ({ auth }) => ({
    verificationCodes: auth.context.codes.phoneCodes(),
  }),
  'GET /config': () => config,
}

/** Serves `/emulator/v1/projects/{p}...` to this machine only. */
export async function serveAdmin(context: AdminContext, exchange: Exchange): Promise<void> {
  const { method, path, isLocal, response } = exchange
  if (!isLocal)
    throw new StatusError('PERMISSION_DENIED', 'The admin endpoints answer this machine only.')
  const decoded = path.replaceAll('%28', '(').replaceAll('%29', ')')
  const [, project, rest = ''] = /^\/emulator\/v1\/projects\/([^/:]+)(.*)$/.exec(decoded) ?? []
  const name = `${method} ${rest}`
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action || project !== context.projectId)
    throw new StatusError('NOT_FOUND', 'There is no such admin endpoint or project.')
  sendJson(response, 200, await action(context, exchange))
}

async function putRules({ loadRules }: AdminContext, exchange: Exchange): Promise<object> {
  const { rules } = parseWith(RulesBody, parseJson(await exchange.text()))
  const issues = loadRules(rules.files[0]?.content ?? '')
  const errors = issues.filter(({ severity }) => severity === 'ERROR')
  if (errors.length > 0)
    throw new StatusError(
      'INVALID_ARGUMENT',
      errors.map(({ line, column, description }) => `${line}:${column} ${description}`).join('\n'),
    )
  return { issues }
}
