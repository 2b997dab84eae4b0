import { StatusError } from '#emulator/status.ts'
import { parseResourceName } from '#emulator/values/resource-name.ts'
import { resolveCaller } from '#emulator/wire/caller.ts'
import type { Databases } from '#emulator/wire/databases.ts'
import { decodePath } from '#emulator/wire/http/decode-path.ts'
import type { Exchange } from '#emulator/wire/http/exchange.ts'
import { sendError, sendJson } from '#emulator/wire/http/respond.ts'
import { invalid } from '#emulator/wire/parse/invalid.ts'
import { parseJson } from '#emulator/wire/parse/parse-json.ts'
import {
  createDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  patchDocument,
} from './document-methods.ts'
import {
  batchGet,
  listCollectionIds,
  partitionQuery,
  runAggregationQuery,
  runQuery,
} from './read-methods.ts'
import type { RestContext, RestMethod } from './types.ts'
import { batchWrite, beginTransaction, commit, rollback } from './write-methods.ts'

const methods: Readonly<Record<string, RestMethod>> = {
  batchGet,
  batchWrite,
  beginTransaction,
  commit,
  listCollectionIds,
  partitionQuery,
  rollback,
  runAggregationQuery,
  runQuery,
}

/** Methods whose response is a list, also for errors. */
const streamed = new Set(['batchGet', 'runAggregationQuery', 'runQuery'])

/** Serves Firestore's REST v1: `/v1/projects/{p}/databases/{d}/documents...`. */
export async function serveRest(databases: Databases, exchange: Exchange): Promise<void> {
  const { method, path, headers, isTrusted, response } = exchange
  const [, rawName = '', verb] = /^\/v1\/(.*?)(?::([a-zA-Z]+))?$/.exec(path) ?? []
  const isMethod = method === 'POST' && verb !== undefined
  try {
    const text = await exchange.text()
    const { rest: context, verify } = await databases.find(decodePath(rawName))
    const caller = resolveCaller(headers.authorization, isTrusted, verify)
    if (!isMethod)
      return sendJson(response, 200, await serveDocument(context, exchange, caller, text))
    const run = Object.hasOwn(methods, verb) ? methods[verb] : undefined
    if (!run) throw new StatusError('NOT_FOUND', `Method ":${verb.slice(0, 40)}" not found.`)
    const name = decodePath(rawName)
    checkDatabase(context, name)
    const parent = context.names.parent(name)
    sendJson(response, 200, await run(context, { caller, parent, body: parseBody(text) }))
  } catch (error) {
    if (!(error instanceof StatusError)) throw error
    sendError(response, error, isMethod && streamed.has(verb))
  }
}

async function serveDocument(
  context: RestContext,
  { method, path, query }: Exchange,
  caller: ReturnType<typeof resolveCaller>,
  text: string,
): Promise<object> {
  const name = decodePath(path.slice('/v1/'.length))
  checkDatabase(context, name)
  const segments = parseResourceName(name).path.length
  const call = { caller, name, query }
  if (segments === 0) throw new StatusError('NOT_FOUND', 'Method not found.')
  if (segments % 2 === 1) {
    if (method === 'GET') return listDocuments(context, { ...call, body: undefined })
    if (method === 'POST') return createDocument(context, { ...call, body: parseBody(text) })
  } else {
    if (method === 'GET') return getDocument(context, { ...call, body: undefined })
    if (method === 'PATCH') return patchDocument(context, { ...call, body: parseBody(text) })
    if (method === 'DELETE') return deleteDocument(context, { ...call, body: undefined })
  }
  throw new StatusError('NOT_FOUND', `${method} is not supported for this resource.`)
}

function checkDatabase({ names }: RestContext, name: string): void {
  const [, project, database] = /^projects\/([^/]+)\/databases\/([^/]+)\//.exec(`${name}/`) ?? []
  if (project === undefined || database === undefined)
    throw new StatusError('NOT_FOUND', 'Nothing was found at this address.')
  if (`projects/${project}/databases/${database}` !== names.database)
    throw new StatusError(
      'NOT_FOUND',
      `The database ${database} does not exist for project ${project}.`,
    )
}

function parseBody(text: string): unknown {
  const body = text.trim() === '' ? {} : parseJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid('', 'expected an object')
  return body
}
