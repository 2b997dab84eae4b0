import { expect, test } from 'vitest'
import { parseManifest } from './parse-manifest.ts'

const firestore = (eventType: string, more: object = {}) => ({
  entryPoint: 'f',
  eventTrigger: {
    eventType: `google.cloud.firestore.document.v1.${eventType}`,
    eventFilters: { database: '(default)', namespace: '(default)' },
    eventFilterPathPatterns: { document: 'orders/{id}' },
    retry: true,
    ...more,
  },
})

const parse = (endpoints: object) => parseManifest({ specVersion: 'v1alpha1', endpoints })

test('reads functions of every known trigger', () => {
  const { specs, problems } = parse({
    'a-b': { ...firestore('created'), entryPoint: 'a.b', region: ['europe-west1'] },
    exact: firestore('deleted.withAuthContext', {
      eventFilters: { document: 'settings/one' },
      eventFilterPathPatterns: {},
      retry: false,
    }),
    call: { entryPoint: 'call', callableTrigger: {}, timeoutSeconds: 300 },
    page: { entryPoint: 'page', httpsTrigger: {}, timeoutSeconds: null },
    daily: {
      entryPoint: 'daily',
      scheduleTrigger: { schedule: 'every day 03:00', timeZone: null },
    },
  })
  expect(problems).toEqual([])
  const usual = { region: 'us-central1', timeoutSeconds: 60 }
  expect(specs).toEqual([
    {
      name: 'a-b',
      entryPoint: 'a.b',
      region: 'europe-west1',
      timeoutSeconds: 60,
      trigger: {
        type: 'firestore',
        event: 'created',
        withAuth: false,
        document: 'orders/{id}',
        retry: true,
      },
    },
    {
      name: 'exact',
      entryPoint: 'f',
      ...usual,
      trigger: {
        type: 'firestore',
        event: 'deleted',
        withAuth: true,
        document: 'settings/one',
        retry: false,
      },
    },
    {
      name: 'call',
      entryPoint: 'call',
      ...usual,
      timeoutSeconds: 300,
      trigger: { type: 'callable' },
    },
    { name: 'page', entryPoint: 'page', ...usual, trigger: { type: 'https' } },
    {
      name: 'daily',
      entryPoint: 'daily',
      ...usual,
      trigger: { type: 'schedule', schedule: 'every day 03:00', timeZone: 'UTC' },
    },
  ])
})

test.each([
  [
    'another kind of event',
    { entryPoint: 'f', eventTrigger: { eventType: 'google.cloud.storage.object.v1.finalized' } },
  ],
  ['another database', firestore('created', { eventFilters: { database: 'other' } })],
  ['no trigger', { entryPoint: 'f' }],
  ['no entry point', { httpsTrigger: {} }],
])('names a function that cannot run, and keeps the others: %s', (_, endpoint) => {
  const { specs, problems } = parse({ bad: endpoint, good: firestore('written') })
  expect(specs.map(({ name }) => name)).toEqual(['good'])
  expect(problems).toEqual([expect.stringContaining('The function bad cannot run here')])
})

test('refuses what is no manifest', () => {
  expect(() => parseManifest({ specVersion: 'v2' })).toThrow('v1alpha1')
})
