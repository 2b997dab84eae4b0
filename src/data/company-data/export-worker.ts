import type { Problem } from '#domain/problem.ts'
import { openDeviceDb } from '../local/database/device-db.ts'
import { report } from '../report.ts'
import { openServer } from '../server/open-server.ts'
import type { WebConfig } from '../server/web-config.ts'
import type { CompanyExport, ExportProgress } from '../types/company-data.ts'
import { exportCompany } from './export-company.ts'
import type { Sink } from './zip-writer.ts'

export interface ExportRequest {
  readonly uid: string
  readonly companyId: string
  readonly config: WebConfig
  readonly readMe: string
  readonly handle: FileSystemFileHandle | null
}

export type ExportAnswer =
  | { readonly kind: 'progress'; readonly progress: ExportProgress }
  | { readonly kind: 'done'; readonly result: CompanyExport; readonly file: Blob | null }
  | { readonly kind: 'failed'; readonly problem: Problem }

addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => {
  run(data).catch((error: unknown) => {
    report('The export ended', error)
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    say({
      kind: 'failed',
      problem: isFull ? { type: 'storage/full' } : { type: 'storage/unavailable' },
    })
  })
})

async function run({ uid, companyId, config, readMe, handle }: ExportRequest): Promise<void> {
  const parts: Blob[] = []
  const sink = handle ? await fileSink(handle) : memorySink(parts)
  const exported = await exportCompany({
    server: openServer(openDeviceDb(), config),
    uid,
    companyId,
    readMe,
    sink,
    now: () => new Date(),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onProgress: (progress) => say({ kind: 'progress', progress }),
  })
  if (!exported.ok) return say({ kind: 'failed', problem: exported.problem })
  const file = handle ? null : new Blob(parts, { type: 'application/zip' })
  say({ kind: 'done', result: exported.value, file })
}

/** The browser keeps what is written apart until the file is closed. */
async function fileSink(handle: FileSystemFileHandle): Promise<Sink> {
  const stream = await handle.createWritable()
  return { write: (bytes) => stream.write(bytes), close: () => stream.close() }
}

/** Blobs, which browsers may keep on disk. */
function memorySink(parts: Blob[]): Sink {
  return {
    async write(bytes) {
      parts.push(new Blob([bytes]))
    },
    async close() {},
  }
}

function say(answer: ExportAnswer): void {
  postMessage(answer)
}
