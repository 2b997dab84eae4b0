import * as v from 'valibot'
import { address, geo, line, text } from '#domain/entities/fields.ts'

/** The fields of a site that a person enters. */
export const siteFields = {
  name: line,
  address,
  directions: text,
  gateCode: line,
  accessNotes: text,
  geo: v.nullable(geo),
}
