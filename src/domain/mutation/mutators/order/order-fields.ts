import * as v from 'valibot'
import { id, idSet, instant, requiredLine, text, wordSet } from '#domain/entities/fields.ts'
import { priorities } from '#domain/entities/order.ts'

export const planFields = { plannedStart: v.nullable(instant), plannedEnd: v.nullable(instant) }

export const windowFields = { windowStart: v.nullable(instant), windowEnd: v.nullable(instant) }

export const orderFields = {
  title: requiredLine,
  description: text,
  instructions: text,
  priority: v.picklist(priorities),
  tags: wordSet,
}

/** All fields of an order that people edit. */
export const orderEditFields = {
  ...orderFields,
  ...planFields,
  ...windowFields,
  customerId: id,
  siteId: id,
  assetIds: idSet,
  resolution: text,
}

/** Whether to send the order to its assignees at once. */
export const send = v.exactOptional(v.boolean())
