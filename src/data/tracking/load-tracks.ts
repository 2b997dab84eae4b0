import * as v from 'valibot'
import type { Problem } from '#domain/problem.ts'
import type { Fix } from '#domain/tracking/fix.ts'
import { decodePoints } from '#domain/tracking/track-points.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { Server } from '../server/open-server.ts'
import { serverProblem } from '../server/load-documents.ts'
import { documentsRoot, idOfName } from '../server/rest/document-name.ts'
import type { RestQuery } from '../server/rest/firestore-rest.ts'
import type { KnownLocation } from '../types/tracking.ts'

const trackSchema = v.object({ startAt: v.string(), points: v.string() })
const locationSchema = v.object({
  at: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  accuracy: v.number(),
  battery: v.nullable(v.number()),
})
/** A piece lasts a day at most: one that began the day before may reach into this one. */
const day = 86_400_000

/** One person's route between two instants, as far as the server has it; unreadable pieces are left out. */
export async function loadTracks(
  server: () => Promise<Server>,
  companyId: string,
  { uid, from, to }: { readonly uid: string; readonly from: string; readonly to: string },
): Promise<Result<readonly Fix[], Problem>> {
  const earliest = new Date(Date.parse(from) - day).toISOString()
  const found = await ask(server, companyId, {
    from: [{ collectionId: 'tracks' }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          where('uid', 'EQUAL', { stringValue: uid }),
          where('startAt', 'GREATER_THAN_OR_EQUAL', { timestampValue: earliest }),
          where('startAt', 'LESS_THAN', { timestampValue: to }),
        ],
      },
    },
    orderBy: [{ field: { fieldPath: 'startAt' }, direction: 'ASCENDING' }],
  })
  if (!found.ok) return found
  const [begins, ends] = [Date.parse(from), Date.parse(to)]
  const fixes = found.value.docs.flatMap(({ doc }) => {
    const parsed = v.safeParse(trackSchema, doc)
    return parsed.success ? decodePoints(parsed.output.startAt, parsed.output.points) : []
  })
  return ok(fixes.filter(({ at }) => Date.parse(at) >= begins && Date.parse(at) < ends))
}

/** The last position of everyone who shares it. */
export async function loadKnownLocations(
  server: () => Promise<Server>,
  companyId: string,
): Promise<Result<readonly KnownLocation[], Problem>> {
  const found = await ask(server, companyId, { from: [{ collectionId: 'positions' }] })
  if (!found.ok) return found
  return ok(
    found.value.docs.flatMap(({ name, doc }) => {
      const parsed = v.safeParse(locationSchema, doc)
      return parsed.success ? { ...parsed.output, userId: idOfName(name) } : []
    }),
  )
}

async function ask(
  server: () => Promise<Server>,
  companyId: string,
  structuredQuery: RestQuery['structuredQuery'],
) {
  try {
    const { rest, auth, config } = await server()
    const token = await auth.token({ refresh: false })
    if (token.kind === 'signIn') return fail({ type: 'access/signed-out' } as const)
    if (token.kind === 'unreachable') return fail({ type: 'network/offline' } as const)
    const parent = `${documentsRoot(config.projectId)}/companies/${companyId}`
    const call = { token: token.token, timeoutMs: 15_000 }
    const answer = await rest.query({ parent, structuredQuery }, call)
    return answer.ok ? ok(answer.value) : fail(serverProblem(answer.problem))
  } catch {
    return fail({ type: 'network/offline' } as const)
  }
}

function where(fieldPath: string, op: string, value: object) {
  return { fieldFilter: { field: { fieldPath }, op, value } }
}
