import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { callAs } from '#data/server/call-as.ts'
import type { Server } from '../../server/open-server.ts'
import { idOfName } from '#data/server/rest/document-name.ts'
import { notFirestore } from '#data/server/rest/failure.ts'
import type { Failure } from '#data/server/rest/failure.ts'
import { normaliseInstant } from '#data/server/rest/values.ts'
import type { RemoteDoc } from '../remote-doc.ts'
import type { SetSpec } from '../followed-sets.ts'
import type { LoadRow } from './load-row.ts'
import { pageQuery, positionAfter, wholeQuery } from './part-query.ts'
import type { PartQuestion } from './part-query.ts'
import { partsOf } from './set-parts.ts'

/** Some documents of a set, and its progress including them. */
export interface LoadedPage {
  readonly spec: SetSpec
  readonly docs: readonly RemoteDoc[]
  /** The progress before. */
  readonly before: LoadRow | null
  readonly row: LoadRow
}

export interface FetchPorts {
  readonly server: Server
  readonly uid: string
  /** The server's time as this device knows it, milliseconds. */
  readonly now: () => number
  /** Documents of a page. */
  readonly pageSize: number
}

const day = 24 * 60 * 60_000
const timeoutMs = 60_000

/** Fetches the page of a set that comes after what is stored. */
export async function fetchPage(
  ports: FetchPorts,
  spec: SetSpec,
  before: LoadRow | null,
): Promise<Result<LoadedPage, Failure>> {
  const { server, uid, pageSize } = ports
  const at = before?.part ?? 0
  const question = questionOf(ports, spec, at)
  if (!question) throw new Error(`The first load of ${spec.key} has no part ${at}`)
  const query = pageQuery(question, before?.after ?? null, pageSize)
  const answer = await callAs(server, uid, (token) =>
    server.rest.query(query, { token, timeoutMs }),
  )
  if (!answer.ok) return answer
  const { docs, readTime } = answer.value
  const since = before?.since ?? normaliseInstant(readTime)
  if (since === null) return fail(notFirestore('query: no time'))
  const last = docs.length < pageSize ? undefined : docs.at(-1)
  const isLastPart = at === partsOf(spec).length - 1
  return ok({
    spec,
    docs: docs.map(({ name, doc }) => ({ id: idOfName(name), doc })),
    before,
    row: {
      since,
      part: last || isLastPart ? at : at + 1,
      after: last ? positionAfter(question, last) : null,
      count: (before?.count ?? 0) + docs.length,
      total: before?.total ?? null,
      isDone: !last && isLastPart,
    },
  })
}

/** How many documents a set has. */
export async function countSet(ports: FetchPorts, spec: SetSpec): Promise<Result<number, Failure>> {
  const { server, uid } = ports
  let total = 0
  for (const at of partsOf(spec).keys()) {
    const question = questionOf(ports, spec, at)
    if (!question) continue
    const query = wholeQuery(question)
    const answer = await callAs(server, uid, (token) =>
      server.rest.count(query, { token, timeoutMs }),
    )
    if (!answer.ok) return answer
    total += answer.value
  }
  return ok(total)
}

function questionOf(
  { server, now }: FetchPorts,
  spec: SetSpec,
  at: number,
): PartQuestion | undefined {
  const part = partsOf(spec)[at]
  const { projectId } = server.config
  const { firstDays } = spec
  const from = firstDays === null ? null : new Date(now() - firstDays * day).toISOString()
  return part && { projectId, spec, part, from }
}
