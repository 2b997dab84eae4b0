import type { Auth } from './auth/create-auth.ts'
import { createEngine } from './engine/create-engine.ts'
import type { Engine } from './engine/types.ts'
import type { Log } from './log.ts'
import { openData, parseIndexesFile } from './open-data.ts'
import { createRulesInForce, describeIssues } from './rules-in-force.ts'
import type { RulesIssue } from './rules/types.ts'
import { createTransfer } from './transfer/create-transfer.ts'
import type { Manifest } from './transfer/manifest.ts'
import { createBacklog } from './wire/backlog.ts'
import { type Databases, createDatabases } from './wire/databases.ts'
import { createGrpcService } from './wire/grpc/serve-grpc.ts'
import { isLoopbackName } from './wire/http/local-request.ts'
import { startServer } from './wire/http/start-server.ts'
import { route } from './wire/route.ts'
import type { Usage } from './wire/usage.ts'
import { createChannels } from './wire/webchannel/create-channels.ts'

export interface EmulatorOptions {
  /** 0, and the default, is any free port. */
  readonly port?: number
  /** Loopback unless told otherwise. */
  readonly host?: string
  /** Where documents and accounts are kept. */
  readonly dataDir: string
  readonly projectId: string
  /** The source text of firestore.rules; without it everything is denied. */
  readonly rules?: string
  /** The source text of firestore.indexes.json; without it every query may run. */
  readonly indexes?: string
  /**
   * Accept unsigned id tokens and custom tokens, as the SDK's `mockUserToken` makes them. Refused where
   * the host is not a loopback one.
   */
  readonly allowUnsigned?: boolean
  /** The folder of an export to begin with, where the data folder is empty. */
  readonly importFrom?: string
  /** Whether answers of Auth hide which emails have an account, as in new projects; so unless told otherwise. */
  readonly emailEnumerationProtection?: boolean
  /** Whether a commit waits for the disk, and so outlives a loss of power and not only the process. */
  readonly synced?: boolean
  /** Origins such as `https://example.com` whose pages may call besides this machine's. */
  readonly allowedOrigins?: readonly string[]
  /** Milliseconds since the epoch. */
  readonly clock?: () => number
  /** Remember what the rules come to, for `ruleCoverage`; off unless asked for. */
  readonly coverage?: boolean
  /**
   * Read Firestore's limits in the strictest way that its documentation allows: rules cache nothing between the
   * writes of a commit, and all of them together evaluate 1,000 expressions.
   */
  readonly strictLimits?: boolean
  /** What may wait for all clients that do not read, in bytes; then the slowest are dropped. */
  readonly maxUnread?: number
  readonly log?: Log
}

export interface Emulator {
  readonly url: string
  readonly host: string
  readonly port: number
  readonly projectId: string
  /** The data, past all rules. */
  readonly engine: Engine
  readonly auth: Auth
  /** What Firestore would bill for. */
  readonly usage: Usage
  /** Puts other rules in force and asks them about every open listener; rules with errors change nothing. */
  loadRules(source: string): readonly RulesIssue[]
  /** Writes documents and accounts into a folder; rejects with a sentence for people. */
  exportTo(directory: string): Promise<Manifest>
  /** Cuts every connection, as a network that fails would; sessions live on. */
  dropConnections(): void
  close(): Promise<void>
}

/**
 * Starts Auth and Firestore on one port. Rejects where the port is taken, the data folder cannot be
 * used, or the rules have errors.
 */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { dataDir, projectId, host = '127.0.0.1', port = 0, clock = Date.now } = options
  const { log = () => {} } = options
  const isExposed = !isLoopbackName(host)
  if (isExposed && options.allowUnsigned === true)
    throw new Error(`Unsigned tokens are not accepted where other machines can ask (${host}).`)
  const rules = createRulesInForce(options.coverage)
  const loaded = options.rules === undefined ? undefined : rules.load(options.rules)
  if (loaded?.isTaken === false)
    throw new Error(`The rules cannot be loaded:\n${describeIssues(loaded.issues())}`)

  const data = await openData({
    dataDir,
    projectId,
    clock,
    allowUnsigned: options.allowUnsigned ?? false,
    hidesAccounts: options.emailEnumerationProtection ?? true,
    synced: options.synced ?? false,
    indexes: options.indexes,
  })
  const { auth, engine } = data
  let bytesSent = (): number => 0
  const databases = createDatabases({
    projectId,
    engine,
    dataId: auth.dataId,
    rules,
    source: options.rules,
    coverage: options.coverage,
    // Who takes anybody's word for who he is, as tests do, may have as many databases as they name.
    openOther: options.allowUnsigned === true ? openScratch : undefined,
    verify: (token, project) => auth.verify(token, project),
    clock,
    log,
    bytesSent: () => bytesSent(),
    strictLimits: options.strictLimits ?? false,
  })
  const backlog = createBacklog(options.maxUnread ?? 256 * 1024 * 1024)
  const find: Databases['find'] = (name) => databases.find(name)
  const channels = createChannels({ find, backlog, clock, log })
  const load = (source: string): readonly RulesIssue[] => rules.load(source).issues()
  const grpc = createGrpcService({ find, backlog, log, isExposed })
  const transfer = createTransfer({
    projectId,
    accounts: auth.context.accounts,
    opened: (project) => databases.opened(project),
    engineOf: async (project, id) =>
      (await databases.find(`projects/${project}/databases/${id}`)).engine,
    clock,
  })
  const context = { databases, channels, admin: { projectId, databases, auth, transfer }, auth }

  async function openScratch(project: string, databaseId: string): Promise<Engine> {
    const indexes =
      options.indexes === undefined ? {} : { indexes: parseIndexesFile(options.indexes) }
    const held = await createEngine({
      dataDir: null,
      projectId: project,
      databaseId,
      clock,
      ...indexes,
    })
    await held.commit([])
    return held
  }

  async function importInto(directory: string): Promise<void> {
    const [page = []] = engine.exportDocuments()
    if (page.length > 0 || auth.context.accounts.all().length > 0)
      throw new Error(`The data folder "${dataDir}" holds data already, so nothing is imported.`)
    await transfer.importFrom(directory)
  }

  async function closeData(): Promise<void> {
    channels.close()
    grpc.close()
    await databases.close()
    await data.close()
  }

  try {
    if (options.importFrom !== undefined) await importInto(options.importFrom)
    const server = await startServer({
      host,
      port,
      log,
      allowedOrigins: options.allowedOrigins ?? [],
      handle: (exchange) => route(context, exchange),
      handleHttp2: (stream, headers) => grpc.handle(stream, headers),
    })
    bytesSent = () => server.bytesSent()
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${server.port}`,
      host,
      port: server.port,
      projectId,
      engine,
      auth,
      usage: databases.own.rest.guarded.usage,
      loadRules: load,
      exportTo: (directory) => transfer.exportTo(directory),
      dropConnections: () => server.dropConnections(),
      async close() {
        await server.close()
        await closeData()
      },
    }
  } catch (error) {
    await closeData()
    throw error
  }
}
