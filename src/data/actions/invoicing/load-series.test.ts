import { expect, test } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { fail, ok } from '#lib/result.ts'
import { loadSeries } from './load-series.ts'

const root = 'projects/p/databases/(default)/documents/companies/c/series'
const series = {
  schema: 1,
  updatedAt: '2026-03-02T09:00:00.000Z',
  updatedBy: 'owner',
  deletedAt: null,
  next: 148,
  lastId: null,
  lastDay: null,
  period: '',
  pattern: 'K-{seq:4}',
}

function load(docs: Readonly<Record<string, Doc>>, status?: string) {
  const rest = {
    batchGet: async (names: readonly string[]) =>
      status === undefined
        ? ok({ docs: new Map(names.map((name) => [name, docs[name] && { doc: docs[name] }])) })
        : fail({ status, message: '' }),
  }
  const auth = { token: async () => ({ kind: 'token', token: 't', uid: 'me' }) }
  return loadSeries(async () => ({ rest, auth, config: { projectId: 'p' } }) as never, 'c')
}

test('a series that has not begun is null', async () => {
  expect(await load({ [`${root}/credits`]: series })).toEqual(
    ok({ invoices: null, credits: { ...series, id: 'credits' } }),
  )
})

test('one that cannot be read, and no answer, are problems', async () => {
  const broken = { ...series, next: 'many' }
  expect(await load({ [`${root}/invoices`]: broken })).toMatchObject({
    problem: { type: 'input/invalid' },
  })
  expect(await load({}, 'NO_ANSWER')).toEqual(fail({ type: 'network/offline' }))
})
