import type { Doc, Ref } from '#domain/mutation/types.ts'
import { idOfName } from '#data/server/rest/document-name.ts'
import { decodeDoc } from '#data/server/rest/values.ts'
import { projectId } from './in-process-server.ts'
import type { InProcessServer } from './in-process-server.ts'
import { companyId } from './seed.ts'

/** All documents of a collection of the company, as the server holds them. */
export function serverDocs(server: InProcessServer, collection: string): ReadonlyMap<Ref, Doc> {
  const parent = `projects/${projectId}/databases/(default)/documents/companies/${companyId}`
  const found = server.engine.listDocuments(parent, collection, 10_000)
  return new Map(
    found.map(({ name, fields }): [Ref, Doc] => [
      `${collection}/${idOfName(name)}`,
      decodeDoc(collection, fields),
    ]),
  )
}
