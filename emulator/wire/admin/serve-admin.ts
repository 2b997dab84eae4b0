import * as v from 'valibot'
import type { Auth } from '#emulator/auth/create-auth.ts'
import type { ActiveRules } from '#emulator/active-rules.ts'
import type { CoverageReport } from '#emulator/rules/coverage.ts'
import type { Functions } from '#emulator/functions/start-functions.ts'
import { StatusError } from '#emulator/status.ts'
import type { Transfer } from '#emulator/transfer/create-transfer.ts'
import type { Databases } from '#emulator/wire/databases.ts'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import { send, sendJson } from '#emulator/wire/http/respond.ts'
import { parseJson } from '#emulator/wire/parse/parse-json.ts'
import { parseWith } from '#emulator/wire/parse/parse-with.ts'
import type { Usage } from '#emulator/wire/usage.ts'
import { coveragePage } from './coverage-page.ts'
import { exportProject, importProject } from './transfer-actions.ts'

export interface AdminContext {
  readonly projectId: string
  readonly databases: Databases
  readonly auth: Auth
  readonly transfer: Transfer
  readonly functions: () => Functions | undefined
}

const RulesBody = v.object({
  rules: v.object({
    files: v.pipe(v.array(v.object({ content: v.string() })), v.minLength(1)),
  }),
})

/** The context of an endpoint of any project. */
interface ProjectContext extends AdminContext {
  readonly project: string
  readonly rules: ActiveRules
}

type Action = (context: ProjectContext, exchange: Exchange) => unknown

const ConfigBody = v.object({
  signIn: v.exactOptional(v.object({ allowDuplicateEmails: v.exactOptional(v.literal(false)) })),
  emailPrivacyConfig: v.exactOptional(
    v.object({ enableImprovedEmailPrivacy: v.exactOptional(v.boolean()) }),
  ),
})

/** The endpoints of any project: the method and the path after `/emulator/v1/projects/{p}`. */
const projectActions: Readonly<Record<string, Action>> = {
  'PUT :securityRules': putRules,
  'GET :ruleCoverage': coverageOf,
  'POST :export': exportProject,
  'POST :import': importProject,
  'GET /usage': async (context) => (await usageOf(context)).report(),
  'DELETE /usage': async (context) => {
    const usage = await usageOf(context)
    usage.reset()
    return usage.report()
  },
}

/** The endpoints of the emulator's own project, which has the accounts. */
const ownActions: Readonly<Record<string, Action>> = {
  'DELETE /accounts': async ({ auth }) => {
    await auth.clear()
    return {}
  },
  'GET /oobCodes': ({ auth }) => ({ oobCodes: auth.context.codes.oobCodes() }),
  'GET /verificationCodes': ({ auth }) => ({
    verificationCodes: auth.context.codes.phoneCodes(),
  }),
  'GET /functions': async (context) => ({ functions: await functionsOf(context).report() }),
  'GET /config': configOf,
  'PATCH /config': async (context, exchange) => {
    const { emailPrivacyConfig } = parseWith(ConfigBody, parseJson(await exchange.text()))
    const { settings } = context.auth.context
    settings.emailEnumerationProtection =
      emailPrivacyConfig?.enableImprovedEmailPrivacy ?? settings.emailEnumerationProtection
    return configOf(context)
  },
}

/** Serves `/emulator/v1/projects/{p}...`, to this machine only. */
export async function serveAdmin(context: AdminContext, exchange: Exchange): Promise<void> {
  const { method, path, isTrusted, response } = exchange
  if (!isTrusted)
    throw new StatusError(
      'PERMISSION_DENIED',
      'The admin endpoints are only available on the computer that runs the emulator.',
    )
  const decoded = path.replaceAll('%28', '(').replaceAll('%29', ')')
  const [, project = '', rest = ''] = /^\/emulator\/v1\/projects\/([^/:]+)(.*)$/.exec(decoded) ?? []
  const rules = context.databases.rulesOf(project)
  const action = findAction(`${method} ${rest}`, project === context.projectId)
  if (!action || !rules)
    throw new StatusError('NOT_FOUND', 'This admin endpoint or project does not exist.')
  const result = await action({ ...context, project, rules }, exchange)
  if (!response.writableEnded) sendJson(response, 200, result)
}

function findAction(name: string, isOwn: boolean): Action | undefined {
  if (Object.hasOwn(projectActions, name)) return projectActions[name]
  if (name === 'GET :ruleCoverage.html')
    return (context, { response }) =>
      send(response, 200, 'text/html; charset=utf-8', coveragePage(coverageOf(context)))
  const [, database] = /^DELETE \/databases\/([^/]+)\/documents$/.exec(name) ?? []
  if (database !== undefined) return (context) => clearDatabase(context, database)
  const [, scheduled] = /^POST \/functions\/([^/:]+):run$/.exec(name) ?? []
  if (isOwn && scheduled !== undefined)
    return async (context) => ({ succeeded: await functionsOf(context).run(scheduled) })
  return isOwn && Object.hasOwn(ownActions, name) ? ownActions[name] : undefined
}

async function clearDatabase({ databases, project }: ProjectContext, id: string): Promise<object> {
  const { engine } = await databases.find(`projects/${project}/databases/${id}`)
  await engine.clear()
  return {}
}

function functionsOf({ functions }: AdminContext): Functions {
  const started = functions()
  if (!started) throw new StatusError('NOT_FOUND', 'No functions were started.')
  return started
}

/** The usage of the default database of the project. */
async function usageOf({ databases, project }: ProjectContext): Promise<Usage> {
  const { rest } = await databases.find(`projects/${project}/databases/(default)`)
  return rest.guarded.usage
}

function configOf({ auth }: AdminContext): object {
  const { emailEnumerationProtection } = auth.context.settings
  return {
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: emailEnumerationProtection },
  }
}

function coverageOf({ rules }: ProjectContext): CoverageReport {
  const report = rules.coverage()
  if (!report)
    throw new StatusError(
      'FAILED_PRECONDITION',
      'Rule coverage is not recorded. Start the emulator with --coverage and load rules.',
    )
  return report
}

async function putRules({ rules }: ProjectContext, exchange: Exchange): Promise<object> {
  const { files } = parseWith(RulesBody, parseJson(await exchange.text())).rules
  const issues = rules.load(files[0]?.content ?? '').issues()
  const errors = issues.filter(({ severity }) => severity === 'ERROR')
  if (errors.length > 0)
    throw new StatusError(
      'INVALID_ARGUMENT',
      errors.map(({ line, column, description }) => `${line}:${column} ${description}`).join('\n'),
    )
  return { issues }
}
