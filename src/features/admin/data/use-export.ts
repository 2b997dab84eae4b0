import { useEffect, useRef, useState } from 'react'
import { useData } from '#data/react.ts'
import type { CompanyExport, ExportProgress } from '#data/index.ts'
import type { Company } from '#domain/entities/company.ts'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { saveFile } from '#lib/save-file.ts'

export type Export =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: ExportProgress }
  | { readonly kind: 'done'; readonly result: CompanyExport }
  | { readonly kind: 'failed'; readonly problem: Problem }

const begun: ExportProgress = { collection: '', documents: 0, photos: 0, photosTotal: 0, bytes: 0 }

/** The export of this page; it ends when the page is left. */
export function useExport(company: Company) {
  const t = useT()
  const data = useData()
  const [state, setState] = useState<Export>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(): Promise<void> {
    const name = fileName(company.name)
    const handle = await chooseFile(name)
    if (handle === 'cancelled') return
    const { signal } = (running.current = new AbortController())
    setState({ kind: 'running', progress: begun })
    const { exportCompany } = await data.loadCompanyData()
    const exported = await exportCompany({
      readMe: t('yourData.readMe', { company: company.name }),
      handle,
      signal,
      onProgress: (progress) => !signal.aborted && setState({ kind: 'running', progress }),
    })
    if (signal.aborted) return
    if (!exported.ok) return setState({ kind: 'failed', problem: exported.problem })
    if (!exported.value) return setState({ kind: 'idle' })
    if (exported.value.file) saveFile(name, exported.value.file)
    setState({ kind: 'done', result: exported.value })
  }

  function cancel(): void {
    running.current?.abort()
    setState({ kind: 'idle' })
  }

  return { state, start, cancel }
}

function fileName(company: string): string {
  const safe = company.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
  return `daybook-${safe.slice(0, 60)}-${new Date().toISOString().slice(0, 10)}.zip`
}

type FilePicker = (options: object) => Promise<FileSystemFileHandle>

/** Where the browser lets the person choose, the file is written as it comes; null: it is downloaded at the end. */
async function chooseFile(
  suggestedName: string,
): Promise<FileSystemFileHandle | 'cancelled' | null> {
  const picker: unknown = Reflect.get(window, 'showSaveFilePicker')
  if (typeof picker !== 'function') return null
  try {
    return await (picker as FilePicker).call(window, {
      suggestedName,
      types: [{ accept: { 'application/zip': ['.zip'] } }],
    })
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : null
  }
}
