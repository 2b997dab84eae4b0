import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, it } from 'vitest'
import { findCycles } from './find-cycles.ts'
import { findMutualFolders } from './find-mutual-folders.ts'
import { findViolations } from './find-violations.ts'

const files = globSync([
  'src/**/*.{ts,tsx}',
  'sw/**/*.ts',
  'emulator/**/*.{ts,js}',
  'functions/*.ts',
  'functions/src/**/*.ts',
  'tools/**/*.{ts,tsx}',
])
const sources = files.map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe('the law of imports', () => {
  it('covers the whole repository', () => {
    for (const room of [
      'src/domain/',
      'src/data/',
      'src/features/',
      'src/app/',
      'sw/',
      'emulator/',
      'functions/',
      'tools/',
    ])
      expect(files.some((path) => path.startsWith(room))).toBe(true)
  })

  it('holds', () => {
    expect(findViolations(sources)).toEqual([])
  })

  it.each([
    ['src/lib/x.ts', `import { a } from '#domain/a.ts'`],
    ['src/domain/x.ts', `import type { ReactNode } from 'react'`],
    ['src/domain/x.ts', `import type { Data } from '../data/types.ts'`],
    ['src/ui/x.tsx', `import { Order } from '#domain/entities/order.ts'`],
    ['src/components/x.tsx', `import { useLive } from '#data/react.ts'`],
    ['src/data/outbox/x.ts', `import Dexie from 'dexie'`],
    ['src/data/sync/x.ts', `const f = await import('firebase/firestore')`],
    ['src/data/remote/x.ts', `import { getAuth } from 'firebase/auth'`],
    ['src/data/local/x.ts', `import { useState } from 'react'`],
    ['src/data/local/x.ts', `import { openServer } from '#data/server/open-server.ts'`],
    ['src/data/server/x.ts', `import type { Drain } from '../outbox/drain/create-drain.ts'`],
    ['src/data/outbox/x.ts', `import { photoBytes } from '../blobs/photo-bytes.ts'`],
    ['src/data/queries/x.ts', `import type { Keeper } from '../session/create-device-session.ts'`],
    ['src/data/session/x.ts', `const m = await import('../remote/listen.ts')`],
    ['src/data/remote/x.ts', `export { createSync } from '../sync/create-sync.ts'`],
    ['src/data/sync/x.ts', `import { createData } from '../create-data.ts'`],
    ['src/data/local/x.ts', `import type { Data } from '../index.ts'`],
    ['src/features/orders/x.tsx', `export { Y } from '#features/customers/y.tsx'`],
    ['src/features/orders/x.tsx', `import { openDatabase } from '#data/local/database.ts'`],
    ['src/features/orders/x.tsx', `import { routes } from '../../app/routes.tsx'`],
    ['sw/x.ts', `import { useState } from 'react'`],
    ['sw/x.ts', `import { startSync } from '#data/sync/start-sync.ts'`],
    ['sw/x.ts', `import { listen } from '#data/remote/listen.ts'`],
    ['emulator/x.ts', `import { can } from '#domain/access/can.ts'`],
    ['emulator/x.ts', `import firebase from 'firebase/app'`],
    ['emulator/x.ts', `const vite = await import('vite')`],
    ['functions/src/x.ts', `import { startSync } from '../../src/data/sync/start-sync.ts'`],
    ['functions/src/x.ts', `import { translate } from '../../src/messages/i18n.ts'`],
    ['functions/src/x.ts', `import { startEmulator } from '../../emulator/index.ts'`],
    ['functions/src/x.ts', `import { readFileSync } from 'node:fs'`],
    ['emulator/x.ts', `import { sendInviteMail } from '../functions/src/index.ts'`],
    ['src/app/x.ts', `import { stripInteractivity } from '../../tools/build/x.ts'`],
    ['emulator/x.ts', `import { stripInteractivity } from '../tools/build/x.ts'`],
  ])('catches a planted violation in %s: %s', (path, text) => {
    expect(findViolations([{ path, text }])).toHaveLength(1)
  })

  it.each([
    ['src/app/x.tsx', `import { OrdersPage } from '#features/orders/index.ts'`],
    ['src/features/orders/x.tsx', `import { useLive } from '#data/react.ts'`],
    ['src/data/local/x.ts', `import Dexie from 'dexie'`],
    ['src/data/outbox/x.ts', `import { openServer } from '../server/open-server.ts'`],
    ['src/data/outbox/drain/x.ts', `import { mutate } from '../mutate/mutate.ts'`],
    ['src/data/create-data.ts', `import { createSync } from './sync/create-sync.ts'`],
    ['sw/x.ts', `import { createDrain } from '#data/outbox/create-drain.ts'`],
    ['tools/build/x.ts', `import { createServer } from 'vite'`],
    ['tools/x.ts', `import { startEmulator } from '#emulator/index.ts'`],
    ['functions/src/mail/x.ts', `import { can } from '../../../src/domain/access/can.ts'`],
    ['functions/src/x.ts', `import { onCall } from 'firebase-functions/v2/https'`],
    ['emulator/wire/x.ts', `import { createEngine } from '../engine/create-engine.ts'`],
  ])('allows %s: %s', (path, text) => {
    expect(findViolations([{ path, text }])).toEqual([])
  })
})

describe('sibling folders of data', () => {
  const ofData = sources.filter(
    ({ path }) => path.startsWith('src/data/') && !path.endsWith('.test.ts'),
  )

  it('do not import each other', () => {
    expect(findMutualFolders(ofData)).toEqual([])
  })

  it.each([
    ['layers', 'src/data/outbox/a.ts', 'src/data/blobs/b.ts'],
    ['sub-folders', 'src/data/outbox/drain/plan/a.ts', 'src/data/outbox/drain/read/b.ts'],
    ['folders by what lies deeper in them', 'src/data/outbox/queue/a.ts', 'src/data/sync/x/b.ts'],
  ])('are found where they do: %s', (_, a, b) => {
    const planted = [
      { path: a, text: `import { x } from '#${b.slice('src/'.length)}'` },
      {
        path: b,
        text: `import type { Y } from '#${a.replace('/a.ts', '/c.ts').slice('src/'.length)}'`,
      },
    ]
    expect(findMutualFolders(planted)).toHaveLength(1)
  })

  it('may import the files of the folder they are in', () => {
    const planted = [
      { path: 'src/data/outbox/a.ts', text: `import { b } from './drain/b.ts'` },
      { path: 'src/data/outbox/drain/b.ts', text: `import type { C } from '../c.ts'` },
    ]
    expect(findMutualFolders(planted)).toEqual([])
  })
})

describe('import cycles', () => {
  it('do not exist', () => {
    expect(findCycles(sources)).toEqual([])
  })

  it.each([
    ['two files', `import { b } from './b.ts'`, `import { a } from './a.ts'`],
    ['types', `import type { B } from '#domain/b.ts'`, `export type { A } from './a.ts'`],
    ['a file itself', `import { a } from './a.ts'`, ''],
  ])('are found: %s', (_, a, b) => {
    const planted = [
      { path: 'src/domain/index.ts', text: `export { a } from './a.ts'` },
      { path: 'src/domain/a.ts', text: a },
      { path: 'src/domain/b.ts', text: b },
    ]
    expect(findCycles(planted)).toHaveLength(1)
  })

  it('are found across several files, and named', () => {
    const next = { a: 'b', b: 'c', c: 'd', d: 'b' }
    const planted = Object.entries(next).map(([name, target]) => ({
      path: `src/lib/${name}.ts`,
      text: `import { x } from './${target}.ts'`,
    }))
    expect(findCycles(planted)).toEqual([
      'src/lib/b.ts > src/lib/c.ts > src/lib/d.ts > src/lib/b.ts',
    ])
  })

  it('do not include what is fetched later', () => {
    const planted = [
      { path: 'src/app/a.ts', text: `export const load = () => import('./b.ts')` },
      { path: 'src/app/b.ts', text: `import { load } from './a.ts'` },
    ]
    expect(findCycles(planted)).toEqual([])
  })
})
