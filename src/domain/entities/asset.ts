import * as v from 'valibot'
import {
  calendarDay,
  code,
  id,
  instant,
  line,
  optionalInstant,
  requiredLine,
  stamps,
  text,
  type Entity,
} from './fields.ts'

/** The fields of an asset that a person enters. */
export const assetFields = {
  name: requiredLine,
  maker: line,
  model: line,
  serial: line,
  barcode: code,
  /** Days; null where unknown. */
  inServiceOn: v.nullable(calendarDay),
  warrantyUntil: v.nullable(calendarDay),
  notes: text,
}

/** `assets/{id}`: equipment at a site that the company maintains. */
export const assetSchema = v.object({
  ...stamps,
  siteId: id,
  name: requiredLine,
  maker: v.optional(line, ''),
  model: v.optional(line, ''),
  serial: v.optional(line, ''),
  barcode: v.optional(code, ''),
  inServiceOn: v.optional(v.nullable(calendarDay), null),
  warrantyUntil: v.optional(v.nullable(calendarDay), null),
  notes: v.optional(text, ''),
  archivedAt: optionalInstant,
  createdAt: instant,
  createdBy: id,
})

export type Asset = Entity<typeof assetSchema>
