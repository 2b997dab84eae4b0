import * as v from 'valibot'
import { type Erasure, erasureSchema } from '#domain/entities/erasure.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { callAs } from '../server/call-as.ts'
import { serverProblem } from '../server/load-documents.ts'
import type { Server } from '../server/open-server.ts'
import { documentName } from '../server/rest/document-name.ts'
import { encodeFields } from '../server/rest/values.ts'
import { readDocuments } from './read-documents.ts'

const timeoutMs = 15_000

interface Whose {
  readonly server: Server
  readonly uid: string
  readonly companyId: string
}

/** Asks the server to erase someone's data, at once: it needs a recent sign-in, so it cannot wait in the outbox. */
export async function requestErasure(
  { server, uid, companyId }: Whose,
  subject: Pick<Erasure, 'kind' | 'subjectId'>,
): Promise<Result<void, Problem>> {
  const tenant = { projectId: server.config.projectId, companyId }
  const fields = encodeFields({ ...subject, status: 'requested', requestedBy: uid })
  const write = {
    update: { name: documentName(`erasures/${newId()}`, tenant), fields },
    updateTransforms: [{ fieldPath: 'requestedAt', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: false },
  } as const
  const answer = await callAs(server, uid, (token) =>
    server.rest.commit([write], { token, timeoutMs }),
  )
  return answer.ok ? ok() : fail(serverProblem(answer.problem))
}

/** What was erased, latest first; what this app cannot read is left out. */
export async function readErasures({
  server,
  uid,
  companyId,
}: Whose): Promise<Result<readonly Erasure[], Problem>> {
  const found: Erasure[] = []
  const source = {
    collection: 'erasures',
    path: `companies/${companyId}/erasures`,
    parts: [{ where: [] }],
  }
  const read = await readDocuments({ server, uid, pause: async () => {} }, source, async (docs) => {
    for (const doc of docs) {
      const parsed = v.safeParse(erasureSchema, doc)
      if (parsed.success) found.push(parsed.output)
    }
  })
  if (!read.ok) return fail(serverProblem(read.problem))
  return ok(found.toSorted((one, other) => other.requestedAt.localeCompare(one.requestedAt)))
}
