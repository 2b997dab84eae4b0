import type { Doc, Ref } from '#domain/mutation/types.ts'
import {
  assetDoc,
  customerDoc,
  messageDoc,
  orderDoc,
  past,
  photoDoc,
  readDoc,
  receiptDoc,
  siteDoc,
  templateDoc,
  timeDoc,
  visitDoc,
} from './documents.ts'
import { assigned } from './people.ts'
import { costDoc, itemDoc, locationDoc, movementDoc, priceDoc } from './stock-documents.ts'

/** A document of each collection with an id of sample data, those that cannot be removed included. */
export const sampleDocs: readonly (readonly [Ref, Doc])[] = [
  ['customers/sample_1_x', customerDoc()],
  ['sites/sample_1_x', siteDoc()],
  ['assets/sample_1_x', assetDoc()],
  ['visits/sample_1_x', visitDoc('tech')],
  ['orders/sample_1_x', orderDoc('onSite', assigned)],
  ['templates/sample_1_x', templateDoc()],
  ['items/sample_1_x', itemDoc()],
  ['costs/sample_1_x', costDoc('item')],
  ['prices/sample_1_x', priceDoc()],
  ['locations/sample_1_x', locationDoc('van', 'tech')],
  ['messages/sample_1_x', { ...messageDoc('owner', ['owner']), threadId: 'order-sample_1_x' }],
  ['messages/sample_1_own', messageDoc('owner', ['owner'])],
  ['movements/sample_1_x', movementDoc('tech')],
  ['photos/sample_1_x', photoDoc('tech', assigned, { kind: 'signature', uploadedAt: past })],
  ['timeEntries/sample_1_x', timeDoc('tech')],
  ['reads/sample_1_x', readDoc('owner', ['owner'])],
  ['mutations/sample_1_x', receiptDoc('owner', ['owner'])],
  ['customers/sample_1_gone', { ...customerDoc(), deletedAt: past }],
]
