import * as v from 'valibot'
import { editedItems } from '#domain/company/stored-items.ts'
import { id, idSet, instant, limits, requiredLine, text, wordSet } from '#domain/entities/fields.ts'
import { wholeBetween } from '#domain/entities/whole-between.ts'
import { maxMinor } from '#domain/money/max-minor.ts'
import { crewSize, orderMinutes, priorities } from '#domain/entities/order.ts'
import { maxNeededItems, neededItem } from '#domain/entities/item.ts'
import { neededSkill } from '#domain/entities/skill.ts'

export const planFields = { plannedStart: v.nullable(instant), plannedEnd: v.nullable(instant) }

export const windowFields = { windowStart: v.nullable(instant), windowEnd: v.nullable(instant) }

/** What an order asks of those who do it. */
export const needFields = {
  skills: editedItems(neededSkill, 'id', limits.list),
  crewSize,
  dueAt: v.nullable(instant),
  minutes: v.nullable(orderMinutes),
  preferredIds: idSet,
  excludedIds: idSet,
  neededItems: editedItems(neededItem, 'id', maxNeededItems),
}

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
  ...needFields,
  customerId: id,
  siteId: id,
  assetIds: idSet,
  resolution: text,
  fixedPriceMinor: v.nullable(wholeBetween(0, maxMinor)),
}

/** Whether to send the order to its assignees at once. */
export const send = v.exactOptional(v.boolean())
