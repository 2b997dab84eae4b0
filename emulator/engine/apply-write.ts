import { StatusError } from '../status.ts'
import { fieldsIdentical } from '../values/compare-values.ts'
import {
  emptyFields,
  fieldAt,
  parseFieldPath,
  withField,
  withoutField,
} from '../values/field-path.ts'
import { parseDocumentName } from '../values/resource-name.ts'
import { microsOf } from '../values/timestamp.ts'
import type { Fields } from '../values/types.ts'
import { applyTransform } from './apply-transform.ts'
import { checkDocumentSize, checkIndexEntries } from './document-size.ts'
import type { FieldTransform, StoredDocument, Write, WriteResult } from './types.ts'

export interface AppliedWrite {
  readonly after: StoredDocument | undefined
  readonly result: WriteResult
}

/** The document a write is about. */
export function nameOfWrite(write: Write): string {
  return write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document ?? ''
}

/**
 * What one write makes of a document. A write that changes nothing answers with the very same object.
 * Throws the StatusError of a failed precondition or limit.
 */
export function applyWrite(
  before: StoredDocument | undefined,
  write: Write,
  commitTime: string,
): AppliedWrite {
  const name = nameOfWrite(write)
  checkPrecondition(name, before, write.currentDocument)
  if (write.verify !== undefined) return { after: before, result: {} }
  if (write.delete !== undefined) return { after: undefined, result: {} }
  const written = writtenFields(before?.fields, write)
  const transforms = write.updateTransforms ?? write.transform?.fieldTransforms ?? []
  const { fields, results } = transformAll(written, transforms, commitTime)
  const after = storedDocument(name, before, fields, commitTime)
  return {
    after,
    result: {
      updateTime: after.updateTime,
      ...(transforms.length === 0 ? {} : { transformResults: results }),
    },
  }
}

function checkPrecondition(
  name: string,
  before: StoredDocument | undefined,
  condition: Write['currentDocument'],
): void {
  if (condition?.exists === true && !before) {
    throw new StatusError('NOT_FOUND', `No document to update: ${name}`)
  }
  if (condition?.exists === false && before) {
    throw new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`)
  }
  if (condition?.updateTime === undefined) return
  const wanted = microsOf(condition.updateTime)
  const stored = before ? microsOf(before.updateTime) : 0
  if (stored !== wanted) {
    throw new StatusError(
      'FAILED_PRECONDITION',
      `the stored version (${stored}) does not match the required base version (${wanted})`,
    )
  }
}

function writtenFields(before: Fields | undefined, write: Write): Fields {
  const given = write.update?.fields ?? emptyFields()
  if (write.transform) return before ?? emptyFields()
  if (!write.updateMask) return given
  let fields = before ?? emptyFields()
  for (const text of write.updateMask.fieldPaths ?? []) {
    const path = parseFieldPath(text)
    const value = fieldAt(given, path)
    fields = value ? withField(fields, path, value) : withoutField(fields, path)
  }
  return fields
}

function transformAll(start: Fields, transforms: readonly FieldTransform[], commitTime: string) {
  let fields = start
  const results = transforms.map((transform) => {
    const step = applyTransform(fields, transform, commitTime)
    fields = step.fields
    return step.result
  })
  return { fields, results }
}

function storedDocument(
  name: string,
  before: StoredDocument | undefined,
  fields: Fields,
  commitTime: string,
): StoredDocument {
  if (before && fieldsIdentical(before.fields, fields)) return before
  const { path } = parseDocumentName(name)
  checkDocumentSize(name, path, fields)
  checkIndexEntries(path, fields)
  checkDepth(fields, 1)
  return { name, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime }
}

/** A mask or a transform can nest deeper than any value that came in. */
function checkDepth(fields: Fields, depth: number): void {
  if (depth > 21) {
    throw new StatusError('INVALID_ARGUMENT', 'Maximum depth of nested fields (20) exceeded')
  }
  for (const key of Object.keys(fields)) {
    const value = fields[key]
    if (value && 'mapValue' in value) checkDepth(value.mapValue.fields ?? emptyFields(), depth + 1)
  }
}
