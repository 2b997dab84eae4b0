import type { Auth } from './auth/create-auth.ts'
import { createEngine } from './engine/create-engine.ts'
import type { Engine } from './engine/types.ts'
import {
  type Functions,
  type FunctionsOptions,
  startFunctions,
} from './functions/start-functions.ts'
import type { Log } from './log.ts'
import { openData, parseIndexesFile } from './open-data.ts'
import { createActiveRules, describeIssues } from './active-rules.ts'
import type { RulesIssue } from './rules/types.ts'
import { openMailbox } from './mailbox/open-mailbox.ts'
import { createTransfer } from './transfer/create-transfer.ts'
import type { Manifest } from './transfer/manifest.ts'
import { createBacklog } from './wire/backlog.ts'
import { type Databases, createDatabases } from './wire/databases.ts'
import { createGrpcService } from './wire/grpc/serve-grpc.ts'
import { isLoopbackName } from './wire/http/local-request.ts'
import { type HttpServer, startServer } from './wire/http/start-server.ts'
import { route } from './wire/route.ts'
import type { Usage } from './wire/usage.ts'
import { createChannels } from './wire/webchannel/create-channels.ts'

export interface EmulatorOptions {
  /** 0, the default, is any free port. */
  readonly port?: number
  /** `127.0.0.1` by default. */
  readonly host?: string
  /** The folder of documents and accounts. */
  readonly dataDir: string
  readonly projectId: string
  /** The text of firestore.rules; without it every request is denied. */
  readonly rules?: string
  /** The text of firestore.indexes.json; without it no query is refused for a missing index. */
  readonly indexes?: string
  /**
   * Accept unsigned id tokens and custom tokens, such as those of the SDK's `mockUserToken`. Rejected where
   * the host is not a loopback address.
   */
  readonly allowUnsigned?: boolean
  /** The folder of an export to import at the start; the data folder must be empty. */
  readonly importFrom?: string
  /** Whether the responses of Auth hide which emails have an account, as in new projects; true by default. */
  readonly emailEnumerationProtection?: boolean
  /** Whether a commit waits for fsync, so that it survives a power failure and not only the end of the process. */
  readonly synced?: boolean
  /** Origins such as `https://example.com` whose pages may send requests, besides those of this machine. */
  readonly allowedOrigins?: readonly string[]
  /** Milliseconds since the epoch. */
  readonly clock?: () => number
  /** Record the results of rule expressions for `ruleCoverage`; false by default. */
  readonly coverage?: boolean
  /**
   * Apply the strictest interpretation of Firestore's documented limits: rules cache no lookups between the
   * writes of a commit, and all writes together may evaluate 1,000 expressions.
   */
  readonly strictLimits?: boolean
  /** The maximum of unread bytes, for all clients together, before the slowest are disconnected. */
  readonly maxUnread?: number
  /** The collection whose documents are mails, in the form of the extension Trigger Email; none by default. */
  readonly mail?: string
  readonly log?: Log
}

export interface Emulator {
  readonly url: string
  readonly host: string
  readonly port: number
  readonly projectId: string
  /** Access to the data that bypasses the rules. */
  readonly engine: Engine
  readonly auth: Auth
  /** The usage that Firestore would bill. */
  readonly usage: Usage
  /** Replaces the rules and evaluates them for every open listener; rules with errors change nothing. */
  loadRules(source: string): readonly RulesIssue[]
  /**
   * Starts the functions of a folder in the background; from now on, changes are events for them. Call it once, when
   * the data is as it should be at the start.
   */
  startFunctions(options: FunctionsOptions): Promise<Functions>
  /** Writes documents and accounts into a folder; rejects with a message for the user. */
  exportTo(directory: string): Promise<Manifest>
  /** Closes every connection, as a network failure would; sessions stay open. */
  dropConnections(): void
  close(): Promise<void>
}

/**
 * Starts Auth and Firestore on one port. Rejects where the port is in use, the data folder cannot be used, or
 * the rules have errors.
 */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const { dataDir, projectId, host = '127.0.0.1', port = 0, clock = Date.now } = options
  const { log = () => {} } = options
  const isExposed = !isLoopbackName(host)
  if (isExposed && options.allowUnsigned === true)
    throw new Error(`Unsigned tokens cannot be allowed where other machines have access (${host}).`)
  const rules = createActiveRules(options.coverage)
  const loaded = options.rules === undefined ? undefined : rules.load(options.rules)
  if (loaded?.isAccepted === false)
    throw new Error(`The rules have errors:\n${describeIssues(loaded.issues())}`)

  const data = await openData({
    dataDir,
    projectId,
    clock,
    allowUnsigned: options.allowUnsigned ?? false,
    emailEnumerationProtection: options.emailEnumerationProtection ?? true,
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
    // Test suites, which allow unsigned tokens, may use any project and database.
    openOther: options.allowUnsigned === true ? memoryOpener(options.indexes, clock) : undefined,
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
  const transfer = createTransfer({
    projectId,
    accounts: auth.context.accounts,
    opened: (project) => databases.opened(project),
    engineOf: async (project, id) =>
      (await databases.find(`projects/${project}/databases/${id}`)).engine,
    clock,
  })
  const servers: { close(): Promise<void> }[] = []
  let functions: Functions | undefined
  const admin = { projectId, databases, auth, transfer, functions: () => functions }
  const mailbox = openMailbox({ engine, auth, projectId, collection: options.mail, clock, log })
  const context = { databases, channels, admin, auth, mailbox, functions: () => functions }

  async function importInto(directory: string): Promise<void> {
    const [page = []] = engine.exportDocuments()
    if (page.length > 0 || auth.context.accounts.all().length > 0)
      throw new Error(
        `The data folder "${dataDir}" already contains data, so nothing was imported.`,
      )
    await transfer.importFrom(directory)
  }

  /** Serves on one port; only where other machines have no access may requests be the owner's. */
  async function serve(at: string, port: number): Promise<HttpServer> {
    const grpc = createGrpcService({ find, backlog, log, isExposed: !isLoopbackName(at) })
    const server = await startServer({
      host: at,
      port,
      log,
      allowedOrigins: options.allowedOrigins ?? [],
      handle: (exchange) => route(context, exchange),
      handleHttp2: (stream, headers) => grpc.handle(stream, headers),
    })
    servers.push({
      async close() {
        await server.close()
        grpc.close()
      },
    })
    return server
  }

  /** Functions write as the owner, so where other machines have access they get a port of their own. */
  async function start(server: HttpServer, given: FunctionsOptions): Promise<Functions> {
    const own = isExposed ? await serve('127.0.0.1', 0) : server
    const name = isExposed ? '127.0.0.1' : bracketed(host)
    functions = await startFunctions(given, {
      engine,
      projectId,
      firebase: `${name}:${own.port}`,
      claimsOf: (token) => auth.verify(token)?.auth.token,
      log,
    })
    return functions
  }

  async function close(): Promise<void> {
    await functions?.close()
    mailbox.close()
    for (const server of servers) await server.close()
    channels.close()
    await databases.close()
    await data.close()
  }

  try {
    if (options.importFrom !== undefined) await importInto(options.importFrom)
    const server = await serve(host, port)
    bytesSent = () => server.bytesSent()
    return {
      url: `http://${bracketed(host)}:${server.port}`,
      host,
      port: server.port,
      projectId,
      engine,
      auth,
      usage: databases.own.rest.guarded.usage,
      loadRules: load,
      startFunctions: (given) => start(server, given),
      exportTo: (directory) => transfer.exportTo(directory),
      dropConnections: () => server.dropConnections(),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** What opens the databases of other projects, which are kept in memory. */
function memoryOpener(indexes: string | undefined, clock: () => number) {
  return async (projectId: string, databaseId: string): Promise<Engine> => {
    const engine = await createEngine({
      dataDir: null,
      projectId,
      databaseId,
      clock,
      ...(indexes !== undefined && { indexes: parseIndexesFile(indexes) }),
    })
    await engine.commit([])
    return engine
  }
}

/** An IPv6 address in brackets, as URLs have it. */
function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
