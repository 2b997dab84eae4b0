import { useEffect, useRef, useState } from 'react'
import type { CompanyRestore } from '#data/index.ts'
import { useData } from '#data/react.ts'
import type { Problem } from '#domain/problem.ts'

export type Restore =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' | 'done'; readonly restore: CompanyRestore | null }
  | { readonly kind: 'failed'; readonly problem: Problem }

/** The restore of this page; it ends when the page is left, and is continued by choosing the file again. */
export function useRestore() {
  const data = useData()
  const [state, setState] = useState<Restore>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(file: Blob): Promise<void> {
    const { signal } = (running.current = new AbortController())
    setState({ kind: 'running', restore: null })
    const { restoreCompany } = await data.loadCompanyData()
    const restored = await restoreCompany({
      file,
      signal,
      onProgress: (restore) => !signal.aborted && setState({ kind: 'running', restore }),
    })
    if (signal.aborted) return
    if (!restored.ok) setState({ kind: 'failed', problem: restored.problem })
    else if (restored.value) setState({ kind: 'done', restore: restored.value })
  }

  function cancel(): void {
    running.current?.abort()
    setState({ kind: 'idle' })
  }

  return { state, start, cancel }
}
