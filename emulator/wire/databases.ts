import type { Log } from '#emulator/log.ts'
import type { Engine } from '#emulator/engine/types.ts'
import { type ActiveRules, createActiveRules } from '#emulator/active-rules.ts'
import { StatusError } from '#emulator/status.ts'
import type { VerifyToken } from './caller.ts'
import { createGuardedEngine } from './guarded-engine.ts'
import { createNames } from './parse/names.ts'
import type { RestContext } from './rest/types.ts'
import { createListenStream } from './streams/listen-stream.ts'
import { createResumeTokens } from './streams/resume-token.ts'
import { createWriteStream } from './streams/write-stream.ts'
import { createUsage } from './usage.ts'
import type { OpenStream } from './webchannel/types.ts'

/** One database and its services. */
export interface Database {
  readonly engine: Engine
  readonly rest: RestContext
  readonly streams: Readonly<Record<string, OpenStream>>
  readonly verify: VerifyToken
}

export interface Databases {
  /** The database of the emulator's own project. */
  readonly own: Database
  /**
   * The database of a resource `name`; the own database where the name contains none. Throws NOT_FOUND where the
   * database does not exist.
   */
  find(name: string | null | undefined): Promise<Database>
  /** The open databases of a project. */
  opened(projectId: string): Promise<readonly { readonly id: string; readonly engine: Engine }[]>
  /** The rules of a project; undefined where it has no databases here. */
  rulesOf(projectId: string): ActiveRules | undefined
  close(): Promise<void>
}

interface DatabasesOptions {
  readonly projectId: string
  /** The engine of the own database, and the id of its data folder. */
  readonly engine: Engine
  readonly dataId: string
  readonly rules: ActiveRules
  /** The initial rules of other projects. */
  readonly source: string | undefined
  readonly coverage: boolean | undefined
  /** Opens another database; undefined where only the own one is allowed. */
  readonly openOther: ((projectId: string, databaseId: string) => Promise<Engine>) | undefined
  readonly verify: (token: string, projectId: string) => ReturnType<VerifyToken>
  readonly clock: () => number
  readonly log: Log
  /** The number of bytes sent so far. */
  readonly bytesSent: () => number
  readonly strictLimits: boolean
}

const nameStart = /^projects\/([^/]+)\/databases\/([^/:]+)/
const projectPattern = /^[a-z0-9_:.-]{1,100}$/i
/** Firestore requires at least four characters, but Firebase's emulator does not, and test suites use names like "db". */
const databasePattern = /^(?:\(default\)|[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?)$/
const maxOthers = 1000

/** The own database and, where `openOther` is given, any other database, opened on its first use. */
export function createDatabases(options: DatabasesOptions): Databases {
  const { projectId, engine, rules, openOther, clock, log } = options
  const rulesByProject = new Map([[projectId, rules]])
  const own = serve(engine, projectId, '(default)', options.dataId)
  const others = new Map<string, Promise<Database>>()

  function rulesOf(project: string): ActiveRules | undefined {
    const known = rulesByProject.get(project)
    if (known || !openOther || !projectPattern.test(project)) return known
    if (rulesByProject.size > maxOthers) throw tooMany()
    const created = createActiveRules(options.coverage)
    if (options.source !== undefined) created.load(options.source)
    rulesByProject.set(project, created)
    return created
  }

  function serve(opened: Engine, project: string, databaseId: string, dataId: string): Database {
    const names = createNames(project, databaseId)
    const active = rulesOf(project) ?? rules
    const guarded = createGuardedEngine({
      engine: opened,
      names,
      rules: () => active.current(),
      clock,
      log,
      usage: createUsage(options.bytesSent),
      strictLimits: options.strictLimits,
    })
    const tokens = createResumeTokens(dataId)
    const onRulesChange: ActiveRules['onChange'] = (listener) => active.onChange(listener)
    const context = { guarded, names, tokens, clock, log, onRulesChange }
    return {
      engine: opened,
      rest: { guarded, names },
      streams: {
        Listen: (peer, caller) => createListenStream(context, peer, caller),
        Write: (peer, caller) => createWriteStream(context, peer, caller),
      },
      verify: (token) => options.verify(token, project),
    }
  }

  async function open(project: string, databaseId: string): Promise<Database> {
    const missing = `The database ${databaseId} does not exist for project ${project}.`
    if (!openOther || !projectPattern.test(project) || !databasePattern.test(databaseId))
      throw new StatusError('NOT_FOUND', missing)
    const opened = await openOther(project, databaseId)
    return serve(opened, project, databaseId, `${options.dataId}/${project}/${databaseId}`)
  }

  return {
    own,
    async find(name) {
      const [database, project = '', databaseId = ''] = nameStart.exec(name ?? '') ?? []
      if (database === undefined || database === own.rest.names.database) return own
      const known = others.get(database)
      if (known) return known
      if (others.size >= maxOthers) throw tooMany()
      const opening = open(project, databaseId)
      if (openOther) {
        others.set(database, opening)
        opening.catch(() => others.delete(database))
      }
      return opening
    },
    async opened(project) {
      const found = project === projectId ? [{ id: '(default)', engine: own.engine }] : []
      for (const [database, opening] of others) {
        const [, holder, id = ''] = nameStart.exec(database) ?? []
        if (holder === project) found.push({ id, engine: (await opening).engine })
      }
      return found
    },
    rulesOf,
    async close() {
      for (const opening of others.values()) {
        const database = await opening.catch(() => undefined)
        await database?.engine.close()
      }
    },
  }
}

function tooMany(): StatusError {
  return new StatusError('RESOURCE_EXHAUSTED', 'Too many databases are open.')
}
