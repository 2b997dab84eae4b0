import * as v from 'valibot'
import { id, instant } from '#domain/entities/fields.ts'
import { chunkBytes } from '#domain/entities/photo.ts'
import { editedTerritories } from '#domain/company/dispatch/edited-dispatch.ts'
import { editedSkills } from '#domain/entities/skill.ts'
import type { Problem } from '#domain/problem.ts'
import {
  mostRefusedListed,
  restorable,
  restoreLimits,
  type RestoreAnswer,
  type RestoreProgress,
  type RestoreRequest,
} from '#domain/restore/restore-request.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { base64OfBytes } from '#lib/base64.ts'
import type { CompanyRestore, RefusedRow } from '../types/company-data.ts'
import { readZip, ZipError, type ZipPart } from './zip-reader.ts'

const manifest = v.object({
  format: v.literal('daybook-export'),
  version: v.literal(1),
  companyId: id,
  exportedAt: instant,
  counts: v.record(v.string(), v.number()),
  photos: v.optional(v.number(), 0),
})

export interface RestorePorts {
  readonly file: Blob
  readonly send: (part: RestoreRequest) => Promise<Result<RestoreAnswer, Problem>>
  readonly onProgress: (restore: CompanyRestore) => void
}

/** Characters of a request, about. */
const batchCharacters = 400_000
const mostManifestBytes = 256 * 1024 * 1024
const nothingSent: RestoreProgress = {
  lines: {},
  photos: 0,
  created: 0,
  existing: 0,
  refusedRows: 0,
  refused: [],
}
const notAnExport: Problem = { type: 'restore/not-an-export' }

/**
 * Sends what an export holds to the server, which creates what is missing. Rows that cannot be read are listed and
 * stop nothing. After a failure the same file is sent from where the server says that it ended.
 */
export async function restoreExport(ports: RestorePorts): Promise<Result<CompanyRestore, Problem>> {
  try {
    return await restore(ports)
  } catch (error) {
    if (error instanceof ZipError) return fail(notAnExport)
    throw error
  }
}

async function restore({ file, send, onProgress }: RestorePorts) {
  const parts = await readZip(file)
  const about = v.safeParse(
    manifest,
    await jsonOf(parts.find(({ path }) => path === 'manifest.json')),
  )
  if (!about.success) return fail(notAnExport)
  const { companyId, exportedAt, counts } = about.output
  const photos = parts.filter(({ path }) => photoIdOf(path) !== null)
  const total = restorable.reduce((sum, collection) => sum + (counts[collection] ?? 0), 0)
  const started = await send({ step: 'start', source: companyId, exportedAt })
  if (!started.ok) return started
  const before = started.value.progress ?? nothingSent
  const refused: RefusedRow[] = [...before.refused]
  const done = {
    documents: Object.values(before.lines).reduce((sum, lines) => sum + lines, 0),
    created: before.created,
    existing: before.existing,
    photos: before.photos,
    refusedRows: before.refusedRows,
  }
  const report = (): CompanyRestore => ({ ...done, refused, total, photosTotal: photos.length })
  const refuse = (rows: readonly RefusedRow[]) => {
    done.refusedRows += rows.length
    refused.push(...rows.slice(0, Math.max(0, mostRefusedListed - refused.length)))
  }

  if (done.documents > 0) onProgress(report())
  for (const collection of restorable) {
    const part = parts.find(({ path }) => path === `json/${collection}.jsonl`)
    if (!part) continue
    const sentBefore = before.lines[collection] ?? 0
    let docs: unknown[] = []
    let [lines, characters, unreadable] = [0, 0, 0]
    const flush = async (): Promise<Result<void, Problem>> => {
      if (docs.length + unreadable === 0) return ok()
      const part = { step: 'documents', collection, docs, lines, unreadable } as const
      const answer = await send(part)
      if (!answer.ok) return answer
      done.documents += docs.length
      done.created += answer.value.created
      done.existing += answer.value.existing
      refuse(answer.value.refused.map((row) => ({ ...row, collection })))
      ;[docs, characters, unreadable] = [[], 0, 0]
      onProgress(report())
      return ok()
    }
    for await (const line of linesOf(part)) {
      if (lines < sentBefore) {
        lines += 1
        continue
      }
      const doc = line.length > restoreLimits.characters ? undefined : parsed(line)
      const isFull =
        docs.length === restoreLimits.documents || characters + line.length > batchCharacters
      if (doc !== undefined && isFull) {
        const sent = await flush()
        if (!sent.ok) return sent
      }
      lines += 1
      if (doc === undefined) {
        unreadable += 1
        done.documents += 1
        refuse([{ collection, id: '', reason: 'unreadable' }])
        continue
      }
      docs.push(doc)
      characters += line.length
    }
    const sent = await flush()
    if (!sent.ok) return sent
  }
  for (const photo of photos.slice(before.photos)) {
    const sent = await sendPhoto(photo)
    if (!sent.ok) return sent
    done.photos += 1
    onProgress(report())
  }
  const names = await namesIn(parts.find(({ path }) => path === 'json/companies.jsonl'))
  const isNamed = names.skills.length + names.territories.length > 0
  const named = isNamed ? await send({ step: 'skills', ...names }) : ok()
  if (!named.ok) return named
  const finished = await send({ step: 'finish' })
  return finished.ok ? ok(report()) : finished

  async function sendPhoto(photo: ZipPart): Promise<Result<void, Problem>> {
    const photoId = photoIdOf(photo.path) ?? ''
    let index = 0
    for await (const piece of piecesOf(photo, chunkBytes)) {
      const data = base64OfBytes(piece)
      const answer = await send({ step: 'bytes', photoId, index, photos: done.photos, data })
      if (!answer.ok) return answer
      const [row] = answer.value.refused
      if (row) {
        refuse([{ ...row, collection: 'photos' }])
        return ok()
      }
      index += 1
    }
    return ok()
  }
}

function photoIdOf(path: string): string | null {
  return /^photos\/([A-Za-z0-9_-]{1,128})\.(pdf|jpg|webp|png)$/.exec(path)?.[1] ?? null
}

const companyNames = v.object({
  skills: v.fallback(editedSkills, []),
  territories: v.fallback(editedTerritories, []),
})

/** The company's skills and territories: of its own document nothing else is restored. */
async function namesIn(part: ZipPart | undefined) {
  const read = v.safeParse(companyNames, await jsonOf(part))
  return read.success ? read.output : { skills: [], territories: [] }
}

async function jsonOf(part: ZipPart | undefined): Promise<unknown> {
  if (!part || part.bytes > mostManifestBytes) return null
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of part.read()) text += decoder.decode(piece, { stream: true })
  return parsed(text) ?? null
}

async function* linesOf(part: ZipPart): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of part.read()) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    // A line without an end is not kept: what is behind it counts as unreadable.
    if (rest.length > 2 * restoreLimits.characters)
      rest = rest.slice(0, restoreLimits.characters + 1)
    yield* lines.filter((line) => line.trim() !== '')
  }
  if (rest.trim() !== '') yield rest
}

/** The same bytes in pieces of one size. */
async function* piecesOf(part: ZipPart, size: number): AsyncGenerator<Uint8Array> {
  let held = new Uint8Array(0)
  for await (const piece of part.read()) {
    const joined = new Uint8Array(held.length + piece.length)
    joined.set(held)
    joined.set(piece, held.length)
    let at = 0
    for (; at + size <= joined.length; at += size) yield joined.subarray(at, at + size)
    held = joined.slice(at)
  }
  if (held.length > 0) yield held
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
