import { StatusError } from '../status.ts'
import { compareText } from './compare-text.ts'
import { isWellFormed } from './is-well-formed.ts'

/** The path of a document or collection: its segments below `/documents`. */
export type Path = readonly string[]

/** The index of the first path segment in `projects/{p}/databases/{d}/documents/...`, split at slashes. */
const pathStart = 5

const database = /^projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.+))?$/su
const reservedId = /^__.*__$/su
const numericId = /^__id(-?\d+)__$/u

/** The number in a numeric id of Cloud Datastore (`__id7__`), which sorts before all other ids. */
export function numberOfId(id: string): bigint | undefined {
  const digits = numericId.exec(id)?.[1]
  return digits === undefined ? undefined : BigInt.asIntN(64, BigInt(digits))
}

export interface ResourceName {
  readonly projectId: string
  readonly databaseId: string
  readonly path: Path
}

/** Parses a full resource name. Throws INVALID_ARGUMENT where it is malformed or an id is not allowed. */
export function parseResourceName(name: string): ResourceName {
  const match = database.exec(name)
  const [, projectId, databaseId, rest] = match ?? []
  if (projectId === undefined || databaseId === undefined) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Resource name "${name.slice(0, 200)}" is invalid: it must start with projects/{project}/databases/{database}/documents`,
    )
  }
  const path = rest === undefined ? [] : rest.split('/')
  for (const segment of path) checkId(segment, name)
  return { projectId, databaseId, path }
}

/** As `parseResourceName`, for the name of a document. */
export function parseDocumentName(name: string): ResourceName {
  const parsed = parseResourceName(name)
  if (parsed.path.length === 0 || parsed.path.length % 2 === 1) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Document name "${name.slice(0, 200)}" lacks a document id: it must have an even number of segments below /documents`,
    )
  }
  return parsed
}

function checkId(id: string, name: string): void {
  const problem = problemOfId(id)
  if (problem) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Resource name "${name.slice(0, 200)}" is invalid: ${problem}`,
    )
  }
}

/** Why an id is invalid for a document or collection; undefined where it is valid. */
export function problemOfId(id: string): string | undefined {
  if (id === '') return 'an id is empty'
  if (id === '.' || id === '..') return `"${id}" is not a valid id`
  if (id.includes('/')) return 'an id contains "/"'
  if (reservedId.test(id) && numberOfId(id) === undefined) return `id "${id}" is reserved`
  if (id.length > 1500 / 3 && Buffer.byteLength(id) > 1500) return 'an id is longer than 1500 bytes'
  return isWellFormed(id) ? undefined : 'an id is not valid UTF-8'
}

/** Compares paths segment by segment: numeric ids first, then UTF-8 bytes; a parent before its children. */
export function comparePaths(a: Path, b: Path): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index += 1) {
    const order = compareIds(a[index] ?? '', b[index] ?? '')
    if (order !== 0) return order
  }
  return a.length - b.length
}

function compareIds(a: string, b: string): number {
  if (!a.startsWith('__id') && !b.startsWith('__id')) return compareText(a, b)
  const x = numberOfId(a)
  const y = numberOfId(b)
  if (x !== undefined && y !== undefined) return x < y ? -1 : x > y ? 1 : 0
  if (x !== undefined) return -1
  return y === undefined ? compareText(a, b) : 1
}

/** Compares two full, valid document names of any projects. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0
  const x = a.split('/')
  const y = b.split('/')
  return (
    compareText(x[1] ?? '', y[1] ?? '') ||
    compareText(x[3] ?? '', y[3] ?? '') ||
    comparePaths(x.slice(pathStart), y.slice(pathStart))
  )
}
