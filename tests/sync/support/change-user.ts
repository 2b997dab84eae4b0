import { documentName } from '#data/server/rest/document-name.ts'
import { decodeFields } from '#data/server/rest/values.ts'
import { createWrite } from '#data/server/rest/write.ts'
import type { InProcessServer } from './in-process-server.ts'
import { projectId } from './in-process-server.ts'
import { companyId } from './seed.ts'

/** Changes fields of a user document at the server, as an administrator of the project would. */
export async function changeUser(
  server: InProcessServer,
  uid: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const tenant = { projectId, companyId }
  const held = server.engine.get(documentName(`users/${uid}`, tenant))
  const known = held ? decodeFields(held.fields) : {}
  const { currentDocument: _, ...whole } = createWrite(
    `users/${uid}`,
    { ...known, ...fields },
    tenant,
  )
  await server.engine.commit([whole as never])
}
