import { expect, test } from 'vitest'
import { ok } from '#lib/result.ts'
import { countAtServer } from './count-at-server.ts'

/** The condition with which a collection is counted. */
async function conditionFor(collection: string): Promise<unknown> {
  let where: unknown
  const rest = {
    async count({ structuredQuery }: { structuredQuery: { where?: unknown } }) {
      ;({ where } = structuredQuery)
      return ok(3)
    },
  }
  const auth = { token: async () => ({ kind: 'token', token: 't', uid: 'me' }) }
  const server = async () => ({ rest, auth, config: { projectId: 'p' } }) as never
  expect(await countAtServer(server, 'c', collection)).toEqual(ok(3))
  return where
}

test('what was deleted is not counted', async () => {
  expect(await conditionFor('orders')).toEqual({
    unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'deletedAt' } },
  })
})

test('every change is counted', async () => {
  expect(await conditionFor('mutations')).toBeUndefined()
})
