import * as v from 'valibot'
import { requiredLine } from '#domain/entities/fields.ts'
import {
  companyDocuments,
  maxDocumentBytes,
  photoTypes,
  type PhotoFields,
  type PhotoKind,
} from '#domain/entities/photo.ts'
import type { Problem } from '#domain/problem.ts'
import { fail, ok, type Result } from '#lib/result.ts'

/**
 * Checks that a document of the company has a title and a fitting size and is about nothing else, and that nothing else
 * has its type or its readers.
 */
export function checkDocument(photo: PhotoFields): Result<void, Problem> {
  if ((photo.kind === 'document') !== (photo.about === companyDocuments)) return invalid('about')
  if (photo.kind !== 'document') {
    return v.is(v.picklist(photoTypes), photo.contentType) ? ok() : invalid('contentType')
  }
  if (photo.size > maxDocumentBytes) return invalid('size')
  if (photo.phase !== undefined || photo.item !== undefined || photo.signed !== undefined) {
    return invalid('kind')
  }
  return v.is(requiredLine, photo.caption) ? ok() : invalid('caption')
}

/** Checks an edit: a document keeps a title, and has neither a phase nor marks. */
export function checkTitle(
  kind: PhotoKind,
  { caption, ...others }: { readonly caption?: { readonly to: string } },
): Result<void, Problem> {
  if (kind !== 'document') return ok()
  if (Object.keys(others).length > 0) return invalid('kind')
  return caption === undefined || v.is(requiredLine, caption.to) ? ok() : invalid('caption')
}

function invalid(path: string): Result<never, Problem> {
  return fail({ type: 'input/invalid', issues: [{ path, message: 'document' }] })
}
