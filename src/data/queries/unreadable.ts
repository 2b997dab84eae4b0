import * as v from 'valibot'
import { instant } from '#domain/entities/fields.ts'
import { maxRemovedLength } from '#domain/mutation/mutators/document-remove.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Doc } from '#domain/mutation/types.ts'
import { rowCollections } from '../local/rows/collections.ts'
import type { Query } from '../types/data.ts'
import type { UnreadableItem } from '../types/views.ts'
import { defineQuery } from './define-query.ts'
import { reportUnreadable } from './report-unreadable.ts'

/** Documents that this version of the app cannot show, the last changed first. */
export function unreadableDocuments(): Query<readonly UnreadableItem[]> {
  return defineQuery('unreadable', null, async ({ db }) => {
    const rows = await db.unreadable.toArray()
    const items = rows.flatMap(({ ref, issues, doc = {} }): readonly UnreadableItem[] => {
      reportUnreadable(ref, issues)
      const [name, id] = splitRef(ref)
      const collection = rowCollections.find((known) => known === name)
      if (collection === undefined) return []
      return [{ ref, collection, id, byId: authorOf(doc), at: timeOf(doc), was: textOf(doc) }]
    })
    return items.sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
  })
}

/** The user named as its last author. */
function authorOf({ updatedBy, actorId, authorId, createdBy }: Doc): string | null {
  const names = [updatedBy, actorId, authorId, createdBy]
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? null
}

function timeOf({ updatedAt, receivedAt, at }: Doc): string | null {
  return [updatedAt, receivedAt, at].find((time): time is string => v.is(instant, time)) ?? null
}

function textOf(doc: Doc): string {
  return JSON.stringify(doc).slice(0, maxRemovedLength)
}
