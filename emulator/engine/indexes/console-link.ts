import type { NeededIndex } from './needed-index.ts'

/**
 * The link in Firestore's error message that creates an index in Firebase's console. It contains the
 * definition, a google.firestore.admin.v1.Index in Base64. `parent` is that of the query.
 */
export function consoleLink({ list, definition }: NeededIndex, parent: string): string {
  const [, project = '', , database = ''] = parent.split('/')
  const group = `projects/${project}/databases/${database}/collectionGroups/${definition.collectionGroup}`
  const isField = list === 'fieldOverrides'
  const name = isField ? `${group}/fields/${definition.fieldPath}` : `${group}/indexes/_`
  const scope = isField ? definition.indexes[0]?.queryScope : definition.queryScope
  const fields = isField
    ? definition.indexes.map((config) => ({ fieldPath: definition.fieldPath, ...config }))
    : definition.fields
  const message = Buffer.concat([
    chunk(1, Buffer.from(name)),
    number(2, scope === 'COLLECTION_GROUP' ? 2 : 1),
    ...fields.map(({ fieldPath, order, arrayConfig }) => {
      const mode = arrayConfig ? number(3, 1) : number(2, order === 'DESCENDING' ? 2 : 1)
      return chunk(3, Buffer.concat([chunk(1, Buffer.from(fieldPath)), mode]))
    }),
  ])
  const verb = isField ? 'create_exemption' : 'create_composite'
  return `https://console.firebase.google.com/v1/r/project/${project}/firestore/indexes?${verb}=${message.toString('base64url')}`
}

function number(id: number, value: number): Buffer {
  return Buffer.from([id << 3, value])
}

function chunk(id: number, content: Buffer): Buffer {
  const length: number[] = []
  let rest = content.length
  for (; rest > 127; rest >>>= 7) length.push((rest & 127) | 128)
  return Buffer.concat([Buffer.from([(id << 3) | 2, ...length, rest]), content])
}
