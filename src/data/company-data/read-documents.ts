import type { CollectionName } from '#domain/entities/collections.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { type Position, pageQuery, positionAfter } from '../remote/first-load/part-query.ts'
import { callAs, signedOut } from '../server/call-as.ts'
import type { Server } from '../server/open-server.ts'
import { idOfName } from '../server/rest/document-name.ts'
import type { Failure } from '../server/rest/failure.ts'
import type { ExportSource } from './export-sources.ts'

export interface ReadPorts {
  readonly server: Server
  readonly uid: string
  readonly pause: (ms: number) => Promise<void>
  /** Documents of a page. */
  readonly pageSize?: number
}

/** A document with its id. */
export type ExportedDoc = Doc & { readonly id: string }

const timeoutMs = 60_000
const attempts = 5
/** The server has decided: asking again changes nothing. */
const final = new Set([signedOut, 'PERMISSION_DENIED', 'INVALID_ARGUMENT', 'FAILED_PRECONDITION'])

/** Repeats a request that failed for a reason that may pass. */
async function askPatiently<T>(
  { server, uid, pause }: ReadPorts,
  ask: (token: string) => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await callAs(server, uid, ask)
    if (answer.ok || attempt === attempts || final.has(answer.problem.status)) return answer
    await pause(answer.problem.retryAfterMs ?? 500 * 2 ** attempt)
  }
}

/** Reads a collection page by page. */
export async function readDocuments(
  ports: ReadPorts,
  { collection, path, parts }: ExportSource,
  onPage: (docs: readonly ExportedDoc[]) => Promise<void>,
): Promise<Result<void, Failure>> {
  const { server, pageSize = 300 } = ports
  for (const { where, keeps = () => true } of parts) {
    const question = {
      projectId: server.config.projectId,
      spec: {
        key: path,
        collection: collection as CollectionName,
        path,
        kind: 'whole',
        where,
        firstDays: null,
      },
      part: { where, order: 'name', stage: 0 },
      from: null,
    } as const
    let after: Position | null = null
    do {
      const query = pageQuery(question, after, pageSize)
      const page = await askPatiently(ports, (token) =>
        server.rest.query(query, { token, timeoutMs }),
      )
      if (!page.ok) return page
      const { docs } = page.value
      await onPage(
        docs.flatMap(({ name, doc }) => (keeps(doc) ? [{ ...doc, id: idOfName(name) }] : [])),
      )
      const last: (typeof docs)[number] | undefined =
        docs.length < pageSize ? undefined : docs.at(-1)
      after = last ? positionAfter(question, last) : null
    } while (after)
  }
  return ok()
}

/** Reads one document by its full name; null if there is none. */
export async function readByName(
  ports: ReadPorts,
  name: string,
): Promise<Result<Doc | null, Failure>> {
  const found = await askPatiently(ports, (token) =>
    ports.server.rest.batchGet([name], { token, timeoutMs }),
  )
  return found.ok ? ok(found.value.docs.get(name)?.doc ?? null) : fail(found.problem)
}
