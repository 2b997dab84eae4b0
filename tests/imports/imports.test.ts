import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, it } from 'vitest'
import { findViolations } from './find-violations.ts'

const files = globSync(['src/**/*.{ts,tsx}', 'sw/**/*.ts', 'emulator/**/*.{ts,js}'])
const sources = files.map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe('the law of imports', () => {
  it('reads the whole house', () => {
    for (const room of [
      'src/domain/',
      'src/data/',
      'src/features/',
      'src/app/',
      'sw/',
      'emulator/',
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
    ['src/features/orders/x.tsx', `export { Y } from '#features/customers/y.tsx'`],
    ['src/features/orders/x.tsx', `import { openDatabase } from '#data/local/database.ts'`],
    ['src/features/orders/x.tsx', `import { routes } from '../../app/routes.tsx'`],
    ['sw/x.ts', `import { useState } from 'react'`],
    ['sw/x.ts', `import { startSync } from '#data/sync/start-sync.ts'`],
    ['emulator/x.ts', `import { can } from '#domain/access/can.ts'`],
    ['emulator/x.ts', `import firebase from 'firebase/app'`],
    ['emulator/x.ts', `const vite = await import('vite')`],
  ])('catches a planted violation in %s: %s', (path, text) => {
    expect(findViolations([{ path, text }])).toHaveLength(1)
  })

  it.each([
    ['src/app/x.tsx', `import { OrdersPage } from '#features/orders/index.ts'`],
    ['src/features/orders/x.tsx', `import { useLive } from '#data/react.ts'`],
    ['src/data/local/x.ts', `import Dexie from 'dexie'`],
    ['sw/x.ts', `import { createDrain } from '#data/outbox/create-drain.ts'`],
    ['emulator/wire/x.ts', `import { createEngine } from '../engine/create-engine.ts'`],
  ])('allows %s: %s', (path, text) => {
    expect(findViolations([{ path, text }])).toEqual([])
  })
})
