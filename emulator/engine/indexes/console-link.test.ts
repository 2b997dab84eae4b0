import { expect, it } from 'vitest'
import { consoleLink } from './console-link.ts'

const parent = 'projects/shop/databases/(default)/documents/companies/c1'

it('offers a composite index', () => {
  const link = consoleLink(
    {
      list: 'indexes',
      definition: {
        collectionGroup: 'orders',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
          { fieldPath: 'at', order: 'DESCENDING' },
        ],
      },
    },
    parent,
  )
  const [, project, encoded = ''] =
    /console\.firebase\.google\.com\/v1\/r\/project\/(\w+)\/firestore\/indexes\?create_composite=(.*)$/.exec(
      link,
    ) ?? []
  expect(project).toBe('shop')
  const name = 'projects/shop/databases/(default)/collectionGroups/orders/indexes/_'
  expect(Buffer.from(encoded, 'base64url').toString('latin1')).toBe(
    `\n${String.fromCharCode(name.length)}${name}\x10\x01\x1a\x08\n\x04tags\x18\x01\x1a\x06\n\x02at\x10\x02`,
  )
})

it('offers an exemption, and can name long groups', () => {
  const collectionGroup = 'g'.repeat(200)
  const link = consoleLink(
    {
      list: 'fieldOverrides',
      definition: {
        collectionGroup,
        fieldPath: 'a',
        indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
      },
    },
    parent,
  )
  const [, encoded = ''] = /\?create_exemption=(.*)$/.exec(link) ?? []
  const bytes = Buffer.from(encoded, 'base64url')
  const name = `projects/shop/databases/(default)/collectionGroups/${collectionGroup}/fields/a`
  expect(bytes.readUInt8(1) - 128 + bytes.readUInt8(2) * 128).toBe(name.length)
  expect(bytes.subarray(3 + name.length).toString('latin1')).toBe('\x10\x02\x1a\x05\n\x01a\x10\x01')
})
