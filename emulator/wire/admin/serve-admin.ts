import * as v from 'valibot'
import type { Auth } from '#emulator/auth/create-auth.ts'
import type { Engine } from '#emulator/engine/types.ts'
import type { RulesIssue } from '#emulator/rules/types.ts'
import { StatusError } from '#emulator/status.ts'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import { send, sendJson } from '#emulator/wire/http/respond.ts'
import { parseJson } from '#emulator/wire/parse/parse-json.ts'
import { parseWith } from '#emulator/wire/parse/parse-with.ts'

import type { CoverageReport } from '#emulator/rules/coverage.ts'
import { coveragePage } from './coverage-page.ts'

export interface AdminContext {
  readonly projectId: string
  readonly engine: Engine
  readonly auth: Auth
  /** Puts other rules in force, unless they have errors. Answers what is to say about them. */
  readonly loadRules: (source: string) => readonly RulesIssue[]
  /** What the rules came to so far; undefined unless the emulator was started to remember it. */
  readonly coverage: () => CoverageReport | undefined
}

const RulesBody = v.object({
  rules: v.object({
    files: v.pipe(v.array(v.object({ content: v.string() })), v.minLength(1)),
  }),
})

type Action = (context: AdminContext, exchange: Exchange) => unknown

const ConfigBody = v.object({
  signIn: v.exactOptional(v.object({ allowDuplicateEmails: v.exactOptional(v.literal(false)) })),
  emailPrivacyConfig: v.exactOptional(
    v.object({ enableImprovedEmailPrivacy: v.exactOptional(v.boolean()) }),
  ),
})

/** What follows `/emulator/v1/projects/{p}`, with the method before it. */
const actions: Readonly<Record<string, Action>> = {
  'DELETE /databases/(default)/documents': async ({ engine }) => {
    await engine.clear()
    return {}
  },
  'PUT :securityRules': putRules,
  'GET :ruleCoverage': coverageOf,
  'DELETE /accounts': async ({ auth }) => {
    await auth.clear()
    return {}
  },
  'GET /oobCodes': ({ auth }) => ({ oobCodes: auth.context.codes.oobCodes() }),
  'GET /verificationCodes': ({ auth }) => ({
    verificationCodes: auth.context.codes.phoneCodes(),
  }),
  'GET /config': configOf,
  'PATCH /config': async (context, exchange) => {
    const { emailPrivacyConfig } = parseWith(ConfigBody, parseJson(await exchange.text()))
    const { settings } = context.auth.context
    settings.hidesAccounts =
      emailPrivacyConfig?.enableImprovedEmailPrivacy ?? settings.hidesAccounts
    return configOf(context)
  },
}

/** Serves `/emulator/v1/projects/{p}...` to this machine only. */
export async function serveAdmin(context: AdminContext, exchange: Exchange): Promise<void> {
  const { method, path, isTrusted, response } = exchange
  if (!isTrusted)
    throw new StatusError('PERMISSION_DENIED', 'The admin endpoints answer this machine only.')
  const decoded = path.replaceAll('%28', '(').replaceAll('%29', ')')
  const [, project, rest = ''] = /^\/emulator\/v1\/projects\/([^/:]+)(.*)$/.exec(decoded) ?? []
  const name = `${method} ${rest}`
  if (name === 'GET :ruleCoverage.html' && project === context.projectId)
    return send(response, 200, 'text/html; charset=utf-8', coveragePage(coverageOf(context)))
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action || project !== context.projectId)
    throw new StatusError('NOT_FOUND', 'There is no such admin endpoint or project.')
  sendJson(response, 200, await action(context, exchange))
}

function configOf({ auth }: AdminContext): object {
  const { hidesAccounts } = auth.context.settings
  return {
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: hidesAccounts },
  }
}

function coverageOf({ coverage }: AdminContext): CoverageReport {
  const report = coverage()
  if (!report)
    throw new StatusError(
      'FAILED_PRECONDITION',
      'Rule coverage is not remembered. Start the emulator with --coverage, and load rules.',
    )
  return report
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
