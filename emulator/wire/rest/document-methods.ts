import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { parseWrite } from '#emulator/engine/commit/parse-write.ts'
import { StatusError } from '#emulator/status.ts'
import { compareNames, problemOfId } from '#emulator/values/resource-name.ts'
import type { Caller } from '#emulator/wire/caller.ts'
import { listFacts } from '#emulator/wire/guarded-engine.ts'
import { invalid } from '#emulator/wire/parse/invalid.ts'
import { parseWith } from '#emulator/wire/parse/parse-with.ts'
import { applyMask } from './field-mask.ts'
import type { RestContext } from './types.ts'

const defaultPage = 100
const maxPage = 1000

const DocumentBody = v.object({ fields: v.exactOptional(v.unknown()) })

/** One request about a document or a collection. */
interface DocumentCall {
  readonly caller: Caller
  /** The full name of the document, or of the collection. */
  readonly name: string
  readonly query: URLSearchParams
  readonly body: unknown
}

export async function getDocument(
  { guarded }: RestContext,
  { caller, name, query }: DocumentCall,
): Promise<object> {
  const readTime = query.get('readTime')
  const transaction = query.get('transaction')
  if (transaction !== null) await guarded.engine.lock(transaction, { documents: [name] })
  const document = guarded.get(caller, name, {
    ...(readTime !== null && { readTime }),
    ...(transaction !== null && { transaction }),
  })
  if (!document) throw new StatusError('NOT_FOUND', `Document "${name}" not found.`)
  return applyMask(document, query.getAll('mask.fieldPaths'))
}

export function listDocuments(
  { guarded, names }: RestContext,
  { caller, name, query }: DocumentCall,
): object {
  const slash = name.lastIndexOf('/')
  const parent = name.slice(0, slash)
  const collectionId = name.slice(slash + 1)
  const order = query.get('orderBy')
  if (order !== null && !/^__name__( asc)?$/i.test(order))
    throw invalid('orderBy', 'only __name__ is supported; use runQuery')
  const pageSize = parsePageSize(query.get('pageSize'))
  const pageToken = query.get('pageToken') ?? ''
  const after = Buffer.from(pageToken, 'base64').toString('utf8')
  guarded.allowQuery(caller, listFacts(names.relative(parent), collectionId, pageSize))
  const documents = guarded.engine.listDocuments(
    parent,
    collectionId,
    pageSize + 1,
    ...(pageToken === '' ? [] : [names.document(after)]),
  )
  const mask = query.getAll('mask.fieldPaths')
  const found: { readonly name: string }[] = documents.map((document) => applyMask(document, mask))
  if (query.get('showMissing') === 'true') {
    guarded.allowOwner(caller)
    for (const id of guarded.engine.missingIds(parent, collectionId))
      if (compareNames(`${name}/${id}`, after) > 0) found.push({ name: `${name}/${id}` })
    found.sort((a, b) => compareNames(a.name, b.name))
  }
  const page = found.slice(0, pageSize)
  guarded.usage.read('queries', collectionId, Math.max(1, page.length))
  const last = found.length > pageSize ? page.at(-1) : undefined
  return {
    ...(page.length > 0 && { documents: page }),
    ...(last && { nextPageToken: Buffer.from(last.name).toString('base64') }),
  }
}

export async function createDocument(
  context: RestContext,
  { caller, name, query, body }: DocumentCall,
): Promise<object> {
  const id = query.get('documentId') ?? randomBytes(15).toString('base64url')
  const problem = problemOfId(id)
  if (problem !== undefined) throw invalid('documentId', problem)
  const write = {
    update: { name: context.names.document(`${name}/${id}`), ...parseWith(DocumentBody, body) },
    currentDocument: { exists: false },
  }
  return writeDocument(context, caller, write, query)
}

export async function patchDocument(
  context: RestContext,
  { caller, name, query, body }: DocumentCall,
): Promise<object> {
  const fieldPaths = query.getAll('updateMask.fieldPaths')
  const write = {
    update: { name, ...parseWith(DocumentBody, body) },
    ...(fieldPaths.length > 0 && { updateMask: { fieldPaths } }),
    ...preconditionOf(query),
  }
  return writeDocument(context, caller, write, query)
}

export async function deleteDocument(
  { guarded }: RestContext,
  { caller, name, query }: DocumentCall,
): Promise<object> {
  await guarded.commit(caller, [parseWrite({ delete: name, ...preconditionOf(query) })])
  return {}
}

async function writeDocument(
  { guarded }: RestContext,
  caller: Caller,
  input: { readonly update: { readonly name: string } },
  query: URLSearchParams,
): Promise<object> {
  await guarded.commit(caller, [parseWrite(input)])
  const document = guarded.engine.get(input.update.name)
  if (!document) throw new StatusError('ABORTED', 'The document was deleted meanwhile.')
  return applyMask(document, query.getAll('mask.fieldPaths'))
}

function preconditionOf(query: URLSearchParams): { currentDocument?: object } {
  const exists = query.get('currentDocument.exists')
  const updateTime = query.get('currentDocument.updateTime')
  if (exists === null && updateTime === null) return {}
  if (exists !== null && exists !== 'true' && exists !== 'false')
    throw invalid('currentDocument.exists', 'expected true or false')
  return {
    currentDocument: {
      ...(exists !== null && { exists: exists === 'true' }),
      ...(updateTime !== null && { updateTime }),
    },
  }
}

function parsePageSize(text: string | null): number {
  const size = text === null ? defaultPage : Number(text)
  if (!Number.isSafeInteger(size) || size < 0) throw invalid('pageSize', 'expected a whole number')
  return size === 0 ? defaultPage : Math.min(size, maxPage)
}
