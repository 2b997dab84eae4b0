import type { StoredDocument } from '#emulator/engine/types.ts'
import { emptyFields, fieldAt, parseFieldPath, withField } from '#emulator/values/field-path.ts'

/** The document with only the fields of a mask; unchanged without a mask. */
export function applyMask(
  document: StoredDocument,
  fieldPaths: readonly string[] | undefined,
): StoredDocument {
  if (!fieldPaths || fieldPaths.length === 0) return document
  let fields = emptyFields()
  for (const path of fieldPaths.map(parseFieldPath)) {
    const value = fieldAt(document.fields, path)
    if (value) fields = withField(fields, path, value)
  }
  return { ...document, fields }
}
