import * as v from 'valibot'
import type { Problem } from '#domain/problem.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { serverProblem } from '../server/load-documents.ts'
import type { Failure } from '../server/rest/failure.ts'
import type { LogExportOptions } from '../types/company-data.ts'
import { callFunction, type CallPorts } from './call-function.ts'

const Page = v.object({ text: v.string(), count: v.number(), next: v.nullable(v.string()) })
const pageSize = 500

/** Every entry of the audit log as CSV, oldest first; null if it was cancelled. */
export async function exportLog(
  ports: CallPorts,
  { onProgress, signal }: LogExportOptions,
): Promise<Result<Blob | null, Problem>> {
  const parts: string[] = []
  let count = 0
  for (let after: string | null = null; ;) {
    const asked: object = { format: 'csv', limit: pageSize, after }
    const page: Result<v.InferOutput<typeof Page>, Failure> = await callFunction(
      ports,
      '/api/exportAuditLog',
      asked,
      Page,
    )
    if (signal.aborted) return ok(null)
    if (!page.ok) return fail(serverProblem(page.problem))
    parts.push(page.value.text)
    count += page.value.count
    onProgress(count)
    after = page.value.next
    if (after === null) return ok(new Blob(parts, { type: 'text/csv' }))
  }
}
