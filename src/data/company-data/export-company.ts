import type { Doc } from '#domain/mutation/types.ts'
import { writeCsv } from '#lib/csv.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { Problem } from '#domain/problem.ts'
import { serverProblem } from '../server/load-documents.ts'
import { documentName } from '../server/rest/document-name.ts'
import type { Failure } from '../server/rest/failure.ts'
import type { CompanyExport, ExportProgress } from '../types/company-data.ts'
import { everyone, recordLook } from '../tracking/record-look.ts'
import { csvColumns, csvRow } from './csv-columns.ts'
import { type ExportSource, exportSources } from './export-sources.ts'
import { type KeptPhoto, keptPhoto, writePhoto } from './export-photos.ts'
import { storedPictures, writePicture } from './export-pictures.ts'
import { type ExportedDoc, type ReadPorts, readByName, readDocuments } from './read-documents.ts'
import { type Sink, type ZipEntry, createZipWriter } from './zip-writer.ts'

/** Raised when the form of the archive changes. */
const exportVersion = 1

export interface ExportPorts extends ReadPorts {
  readonly companyId: string
  readonly sink: Sink
  /** The text of README.txt. */
  readonly readMe: string
  readonly now: () => Date
  readonly onProgress: (progress: ExportProgress) => void
}

const byteOrderMark = '\uFEFF'
const encoder = new TextEncoder()

/** Writes everything that the owner may read of their company into one archive, read from the server page by page. */
export async function exportCompany(ports: ExportPorts): Promise<Result<CompanyExport, Problem>> {
  const { companyId, uid, server, sink, onProgress } = ports
  const at = ports.now()
  const zip = createZipWriter(sink, at)
  const files: ZipEntry[] = []
  const counts: Record<string, number> = {}
  const notIncluded: string[] = []
  const photos: KeptPhoto[] = []
  const missingPhotos: string[] = []
  const pictures: ReturnType<typeof storedPictures>[number][] = []
  const progress = { collection: '', documents: 0, photos: 0, photosTotal: 0 }
  const report = () => onProgress({ ...progress, bytes: zip.size() })

  const tenant = { projectId: server.config.projectId, companyId }
  const company = await readByName(ports, documentName(`companies/${companyId}`, tenant))
  if (!company.ok) return fail(serverProblem(company.problem))
  const seats = await readByName(ports, documentName('counters/seats', tenant))
  if (!seats.ok) return fail(serverProblem(seats.problem))
  if (!company.value) return fail({ type: 'doc/missing', ref: `companies/${companyId}` })

  await addText('README.txt', ports.readMe)
  await addDocuments('companies', one(companyId, company.value))
  await addDocuments('counters', one('seats', seats.value))
  for (const source of exportSources(companyId, uid)) {
    if (source.collection === 'tracks') await recordExportOfRoutes()
    const read = await addDocuments(source.collection, pagesOf(source))
    if (!read.ok && read.problem.status !== 'PERMISSION_DENIED')
      return fail(serverProblem(read.problem))
    if (!read.ok) notIncluded.push(source.collection)
  }
  for (const picture of pictures) files.push(await writePicture(zip, picture))
  progress.collection = 'photos'
  progress.photosTotal = photos.length
  for (const photo of photos) {
    report()
    const written = await writePhoto(ports, zip, tenant, photo)
    if (!written.ok) return fail(serverProblem(written.problem))
    if (written.value) files.push(written.value)
    else missingPhotos.push(photo.id)
    progress.photos += 1
  }
  await addText(
    'manifest.json',
    JSON.stringify(
      {
        format: 'daybook-export',
        version: exportVersion,
        companyId,
        companyName: nameOf(company.value),
        exportedAt: at.toISOString(),
        exportedBy: uid,
        counts,
        photos: photos.length - missingPhotos.length,
        missingPhotos,
        notIncluded,
        files,
      },
      null,
      2,
    ),
  )
  await zip.close()
  report()
  return ok({
    documents: progress.documents,
    photos: photos.length - missingPhotos.length,
    missingPhotos: missingPhotos.length,
    notIncluded,
    bytes: zip.size(),
  })

  /** Everyone sees that their route was taken along; without a record the server does not show it. */
  async function recordExportOfRoutes(): Promise<void> {
    const token = await server.auth.token({ refresh: false })
    if (token.kind !== 'token') return
    await recordLook(server, companyId, { by: uid, at: everyone, day: '' }, token.token)
  }

  type Pages = (
    onPage: (docs: readonly ExportedDoc[]) => Promise<void>,
  ) => Promise<Result<void, Failure>>

  function pagesOf(source: ExportSource): Pages {
    return (onPage) => readDocuments(ports, source, onPage)
  }

  async function addDocuments(collection: string, read: Pages): Promise<Result<void, Failure>> {
    progress.collection = collection
    report()
    const columns = csvColumns(collection)
    const json = zip.open(`json/${collection}.jsonl`)
    const csv = zip.open(`csv/${collection}.csv`)
    await csv.write(encoder.encode(writeCsv([columns])))
    let count = 0
    const done = await read(async (docs) => {
      if (docs.length === 0) return
      await json.write(encoder.encode(docs.map((doc) => `${JSON.stringify(doc)}\n`).join('')))
      const rows = writeCsv(docs.map((doc) => csvRow(doc, columns)))
      await csv.write(encoder.encode(`\r\n${rows.replace(byteOrderMark, '')}`))
      if (collection === 'pictures') pictures.push(...docs.flatMap(storedPictures))
      if (collection === 'photos') photos.push(...docs.flatMap(keptPhoto))
      count += docs.length
      progress.documents += docs.length
      report()
    })
    files.push(await json.end(), await csv.end())
    counts[collection] = count
    return done
  }

  async function addText(path: string, text: string): Promise<void> {
    const file = zip.open(path)
    await file.write(encoder.encode(text))
    const entry = await file.end()
    if (path !== 'manifest.json') files.push(entry)
  }
}

/** A collection of which one document is read by its name. */
function one(id: string, doc: Doc | null) {
  return async (onPage: (docs: readonly ExportedDoc[]) => Promise<void>) => {
    if (doc) await onPage([{ ...doc, id }])
    return ok()
  }
}

function nameOf({ name }: Doc): string {
  return typeof name === 'string' ? name : ''
}
