import { StatusError } from '#emulator/status.ts'
import type { Caller } from '#emulator/wire/caller.ts'
import {
  createDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  patchDocument,
} from '#emulator/wire/rest/document-methods.ts'
import {
  batchGet,
  listCollectionIds,
  partitionQuery,
  runAggregationQuery,
  runQuery,
} from '#emulator/wire/rest/read-methods.ts'
import type { RestContext, RestMethod } from '#emulator/wire/rest/types.ts'
import {
  batchWrite,
  beginTransaction,
  commit,
  rollback,
} from '#emulator/wire/rest/write-methods.ts'

type Body = Readonly<Record<string, unknown>>

/** A gRPC method with one request message. Its responses, one or a stream, are messages of type `responseType`. */
export interface GrpcMethod {
  readonly responseType: string
  run(context: RestContext, caller: Caller, body: Body): Promise<readonly object[]>
}

/** The methods of google.firestore.v1.Firestore except Listen and Write, implemented by the REST methods. */
export const grpcMethods: Readonly<Record<string, GrpcMethod>> = {
  BatchGetDocuments: viaRest(batchGet, 'BatchGetDocumentsResponse'),
  BatchWrite: viaRest(batchWrite, 'BatchWriteResponse'),
  BeginTransaction: viaRest(beginTransaction, 'BeginTransactionResponse'),
  Commit: viaRest(commit, 'CommitResponse'),
  PartitionQuery: viaRest(partitionQuery, 'PartitionQueryResponse'),
  ListCollectionIds: viaRest(listCollectionIds, 'ListCollectionIdsResponse'),
  Rollback: viaRest(rollback, 'Empty'),
  RunAggregationQuery: viaRest(runAggregationQuery, 'RunAggregationQueryResponse'),
  RunQuery: viaRest(runQuery, 'RunQueryResponse'),
  GetDocument: onDocument(getDocument, 'Document', (body) => body['name']),
  DeleteDocument: onDocument(deleteDocument, 'Empty', (body) => body['name']),
  UpdateDocument: onDocument(patchDocument, 'Document', (body) => partOf(body, 'document')['name']),
  CreateDocument: onDocument(createDocument, 'Document', collectionOf),
  ListDocuments: onDocument(listDocuments, 'ListDocumentsResponse', collectionOf),
}

function viaRest(method: RestMethod, responseType: string): GrpcMethod {
  return {
    responseType,
    async run(context, caller, body) {
      const { database, parent } = body
      if (database !== undefined && database !== context.names.database)
        throw new StatusError('NOT_FOUND', `The database ${textOf(database)} does not exist.`)
      const checked =
        parent === undefined ? context.names.root : context.names.parent(textOf(parent))
      const result = await method(context, { caller, parent: checked, body })
      return Array.isArray(result) ? (result as object[]) : [result as object]
    },
  }
}

type DocumentMethod = (
  context: RestContext,
  call: { caller: Caller; name: string; query: URLSearchParams; body: unknown },
) => object | Promise<object>

function onDocument(
  method: DocumentMethod,
  responseType: string,
  nameOf: (body: Body) => unknown,
): GrpcMethod {
  return {
    responseType,
    async run(context, caller, body) {
      const name = textOf(nameOf(body))
      if (!name.startsWith(`${context.names.root}/`))
        throw new StatusError('INVALID_ARGUMENT', `"${name.slice(0, 200)}" is not in the database.`)
      const { fields = {} } = partOf(body, 'document')
      return [await method(context, { caller, name, query: queryOf(body), body: { fields } })]
    },
  }
}

/** The other fields of the request as REST query parameters. */
function queryOf(body: Body): URLSearchParams {
  const query = new URLSearchParams()
  for (const key of ['mask', 'updateMask']) {
    const { fieldPaths = [] } = partOf(body, key)
    for (const path of fieldPaths as readonly string[]) query.append(`${key}.fieldPaths`, path)
  }
  for (const [key, value] of Object.entries(partOf(body, 'currentDocument')))
    query.set(`currentDocument.${key}`, String(value))
  for (const key of ['documentId', 'orderBy', 'pageSize', 'pageToken', 'readTime', 'transaction'])
    if (textOf(body[key]) !== '') query.set(key, textOf(body[key]))
  if (body['showMissing'] === true) query.set('showMissing', 'true')
  return query
}

function collectionOf({ parent, collectionId }: Body): string {
  return `${textOf(parent)}/${textOf(collectionId)}`
}

function partOf(body: Body, key: string): Body {
  return (body[key] ?? {}) as Body
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
