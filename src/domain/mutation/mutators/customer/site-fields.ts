import * as v from 'valibot'
import { address, geo, line, text } from '#domain/entities/fields.ts'

/** What a person enters about a site. */
export const siteFields = {
  name: line,
  address,
  directions: text,
  gateCode: line,
  accessNotes: text,
  geo: v.nullable(geo),
}
