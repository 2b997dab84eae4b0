import * as v from 'valibot'
import type { Actor } from '#domain/access/actor.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import type { MutationName } from '../mutation-name.ts'
import { splitRef } from '../refs.ts'
import { type MutationArgs, mutations } from '../registry.ts'
import type { FieldEdit, Ref } from '../types.ts'

type RestoreName =
  | 'order/restoreField'
  | 'order/edit'
  | 'order/answer'
  | 'order/assign'
  | 'customer/edit'
  | 'site/edit'
  | 'asset/edit'
  | 'item/edit'
  | 'item/minimum'
  | 'location/edit'
  | 'template/edit'
  | 'pricelist/edit'
  | 'plan/edit'
  | 'photo/edit'
  | 'company/edit'
  | 'member/edit'
  | 'user/edit'

type ChangeOf<N extends MutationName> = {
  [K in N]: { readonly name: K; readonly args: MutationArgs<K> }
}[N]

/** A field's edit, as the mutation with which a person edits it. */
export type RestoreChange = ChangeOf<RestoreName>

/** A change of one field of a document. */
export interface FieldChange {
  readonly ref: Ref
  /** A dotted path for a value in a map: `answers.q1`. */
  readonly field: string
  readonly edit: FieldEdit
  /** The history line that the value was taken from. */
  readonly receiptId: string
  readonly actor: Actor
}

/** The mutation that edits the field; null where people do not edit it, or it cannot hold the value. */
export function restoreChange(change: FieldChange): RestoreChange | null {
  const found = callOf(change)
  if (found === null) return null
  const [name, args] = found
  const schema: v.GenericSchema = mutations[name].schema
  const parsed = v.safeParse(schema, args)
  // The name and its own schema belong together.
  return parsed.success ? ({ name, args: parsed.output } as RestoreChange) : null
}

function callOf(change: FieldChange): readonly [RestoreName, object] | null {
  const { ref, field, edit, receiptId, actor } = change
  const [collection, id] = splitRef(ref)
  const [map, key = ''] = field.split('.')
  const edits = { [field]: edit }
  switch (collection) {
    case 'orders':
      if (map === 'answers') return ['order/answer', { orderId: id, edits: { [key]: edit } }]
      if (field === 'assigneeIds') return ['order/assign', { orderId: id, edits }]
      return isAdminLevel(actor)
        ? ['order/restoreField', { orderId: id, receiptId, edits }]
        : ['order/edit', { orderId: id, edits }]
    case 'customers':
      return ['customer/edit', { customerId: id, edits }]
    case 'sites':
      return ['site/edit', { siteId: id, edits }]
    case 'assets':
      return ['asset/edit', { assetId: id, edits }]
    case 'items':
      // Amounts are kept beside the item, and are restored from there.
      if (field === 'priceMinor' || field === 'costMinor') return null
      return map === 'minimums'
        ? ['item/minimum', { itemId: id, edits: { [key]: edit } }]
        : ['item/edit', { itemId: id, edits }]
    case 'prices':
      return ['item/edit', { itemId: id, edits }]
    case 'locations':
      return ['location/edit', { locationId: id, edits }]
    case 'templates':
      return ['template/edit', { templateId: id, edits }]
    case 'priceLists':
      return ['pricelist/edit', { priceListId: id, edits }]
    case 'plans':
      return ['plan/edit', { planId: id, edits }]
    case 'photos':
      return ['photo/edit', { photoId: id, edits }]
    case 'companies':
      return ['company/edit', { companyId: id, edits }]
    case 'users':
      return id === actor.uid
        ? ['user/edit', { uid: id, edits }]
        : ['member/edit', { uid: id, edits }]
    default:
      return null
  }
}

/** The change that undoes a restored value: its edits the other way round. */
export function undoOf(change: RestoreChange): RestoreChange {
  const edits: Readonly<Record<string, FieldEdit | undefined>> = change.args.edits
  const back = Object.entries(edits).map(([field, edit]) => [
    field,
    { from: edit?.to, to: edit?.from },
  ])
  return { ...change, args: { ...change.args, edits: Object.fromEntries(back) } } as RestoreChange
}
