import type { Problem } from '#domain/problem.ts'
import { openDeviceDb } from '../local/database/device-db.ts'
import { report } from '../report.ts'
import { openServer } from '../server/open-server.ts'
import type { WebConfig } from '../server/web-config.ts'
import type { CompanyRestore } from '../types/company-data.ts'
import { createRestoreCall } from './call-restore.ts'
import { restoreExport } from './restore-export.ts'

export interface RestoreOrder {
  readonly uid: string
  readonly config: WebConfig
  readonly file: Blob
}

export type RestoreReport =
  | { readonly kind: 'progress' | 'done'; readonly restore: CompanyRestore }
  | { readonly kind: 'failed'; readonly problem: Problem }

addEventListener('message', ({ data }: MessageEvent<RestoreOrder>) => {
  run(data).catch((error: unknown) => {
    report('The restore ended', error)
    say({ kind: 'failed', problem: { type: 'restore/not-an-export' } })
  })
})

async function run({ uid, config, file }: RestoreOrder): Promise<void> {
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
  const restored = await restoreExport({
    file,
    send: createRestoreCall({ server: openServer(openDeviceDb(), config), uid, pause }),
    onProgress: (restore) => say({ kind: 'progress', restore }),
  })
  if (restored.ok) say({ kind: 'done', restore: restored.value })
  else say({ kind: 'failed', problem: restored.problem })
}

function say(answer: RestoreReport): void {
  postMessage(answer)
}
