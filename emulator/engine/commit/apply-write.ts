import { StatusError } from '#emulator/status.ts'
import { fieldsIdentical } from '#emulator/values/compare-values.ts'
import {
  emptyFields,
  fieldAt,
  parseFieldPath,
  withField,
  withoutField,
} from '#emulator/values/field-path.ts'
import { parseDocumentName } from '#emulator/values/resource-name.ts'
import { microsOf } from '#emulator/values/timestamp.ts'
import type { Fields } from '#emulator/values/types.ts'
import { applyTransform } from './apply-transform.ts'
import { checkDocumentSize, checkIndexEntries } from './document-size.ts'
import type { FieldTransform, PendingChange, StoredDocument, Write, WriteResult } from '../types.ts'

export interface AppliedWrite {
  /** The document the write found, or the one it assumes where its precondition fails. */
  readonly before: StoredDocument | undefined
  readonly after: StoredDocument | undefined
  readonly kind: PendingChange['kind']
  readonly result: WriteResult
  /** Set where a precondition or a limit fails. */
  readonly failure: StatusError | undefined
}

/** The time of a commit, and the same in milliseconds for REQUEST_TIME transforms. */
export interface CommitTimes {
  readonly commitTime: string
  readonly requestTime: string
}

/** The name of the document that a write addresses. */
export function nameOfWrite(write: Write): string {
  return write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document ?? ''
}

/**
 * Applies one write to a document. A write that changes nothing returns the same object as `after`. A failed
 * precondition or limit is returned as `failure`, not thrown, because the rules are evaluated before it.
 */
export function applyWrite(
  found: StoredDocument | undefined,
  write: Write,
  times: CommitTimes,
): AppliedWrite {
  const name = nameOfWrite(write)
  const refused = failedPrecondition(name, found, write.currentDocument)
  const { exists, updateTime } = write.currentDocument ?? {}
  const before = exists === false ? undefined : found
  if (write.verify !== undefined)
    return { before, after: before, kind: 'update', result: {}, failure: refused }
  if (write.delete !== undefined)
    return { before, after: undefined, kind: 'delete', result: {}, failure: refused }
  const written = writtenFields(before?.fields, write)
  const transforms = write.updateTransforms ?? write.transform?.fieldTransforms ?? []
  const { fields, results } = transformAll(written, transforms, times.requestTime)
  const after = storedDocument(name, before, fields, times.commitTime)
  const assumesExisting = exists === true || updateTime !== undefined
  return {
    before,
    after,
    kind: before || assumesExisting ? 'update' : 'create',
    result: {
      updateTime: after.updateTime,
      ...(transforms.length === 0 ? {} : { transformResults: results }),
    },
    failure: refused ?? (after === before ? undefined : failedLimit(after)),
  }
}

function failedPrecondition(
  name: string,
  before: StoredDocument | undefined,
  condition: Write['currentDocument'],
): StatusError | undefined {
  if (condition?.exists === true && !before)
    return new StatusError('NOT_FOUND', `No document to update: ${name}`)
  if (condition?.exists === false && before)
    return new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`)
  if (condition?.updateTime === undefined) return undefined
  const wanted = microsOf(condition.updateTime)
  const stored = before ? microsOf(before.updateTime) : 0
  if (stored === wanted) return undefined
  return new StatusError(
    'FAILED_PRECONDITION',
    `the stored version (${stored}) does not match the required base version (${wanted})`,
  )
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

function transformAll(start: Fields, transforms: readonly FieldTransform[], requestTime: string) {
  let fields = start
  const results = transforms.map((transform) => {
    const step = applyTransform(fields, transform, requestTime)
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
  return { name, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime }
}

function failedLimit({ name, fields }: StoredDocument): StatusError | undefined {
  const { path } = parseDocumentName(name)
  try {
    checkDocumentSize(name, path, fields)
    checkIndexEntries(path, fields)
    checkDepth(fields, 1)
    return undefined
  } catch (error) {
    if (error instanceof StatusError) return error
    throw error
  }
}

/** Needed beside the check of incoming values: a mask or a transform can nest a value deeper. */
function checkDepth(fields: Fields, depth: number): void {
  if (depth > 21) {
    throw new StatusError('INVALID_ARGUMENT', 'Maximum depth of nested fields (20) exceeded')
  }
  for (const key of Object.keys(fields)) {
    const value = fields[key]
    if (value && 'mapValue' in value) checkDepth(value.mapValue.fields ?? emptyFields(), depth + 1)
  }
}
