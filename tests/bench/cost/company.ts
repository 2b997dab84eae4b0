import { demoDocuments } from '#emulator/demo/demo-documents.ts'
import { technician, technicians } from '#emulator/demo/people/people.ts'
import type { DemoPerson } from '#emulator/demo/people/people.ts'
import { toFields } from '#emulator/demo/to-fields.ts'
import type { DemoDocument } from '#emulator/demo/base/types.ts'
import { documentsRoot } from '../../sync/support/set-query.ts'
import type { MeteredServer } from './metered-server.ts'

export const companyId = 'demo-company'
export const office = 'demo-admin'
export const minute = 60_000
export const day = 24 * 60 * minute
/** A Monday, half past six in the morning in the demo company's zone. */
export const monday = Date.parse('2026-11-23T10:30:00Z')
export const crewSize = 12

const active = technicians.filter(({ status }) => status === 'active')
const joined = Array.from({ length: crewSize - active.length }, (_, i) => ({
  uid: `demo-joined-${i}`,
  permissions: technician.permissions,
}))

/** All technicians, the one whose phone is measured first. */
export const crew: readonly Pick<DemoPerson, 'uid' | 'permissions'>[] = [...active, ...joined]

/** Creates the demo company with as many technicians as `crew`. */
export async function seedDemoCompany(server: MeteredServer, now: number): Promise<void> {
  const documents = demoDocuments(now)
  const model = documents.find(({ path }) => path === `users/${technician.uid}`)
  if (!model) throw new Error('The demo company has no technician')
  const more = joined.map(({ uid }): DemoDocument => ({ path: `users/${uid}`, data: model.data }))
  const tracked = documents.map(({ path, data }) =>
    path === `companies/${companyId}`
      ? { path, data: { ...data, tracking: 'travel' } }
      : { path, data },
  )
  await writeDocuments(server, [...tracked, ...more])
}

export async function writeDocuments(
  server: MeteredServer,
  documents: readonly DemoDocument[],
): Promise<void> {
  for (let i = 0; i < documents.length; i += 1000)
    await server.engine.commit(
      documents.slice(i, i + 1000).map(({ path, data }) => ({
        update: { name: `${documentsRoot}/${path}`, fields: toFields(path, data) },
      })),
    )
}
