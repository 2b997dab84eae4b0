import { report } from '../report.ts'

const reported = new Set<string>()

/** Says once per document and page what could not be read. */
export function reportUnreadable(ref: string, detail: unknown): void {
  if (reported.has(ref)) return
  reported.add(ref)
  report(`The document ${ref} cannot be shown by this version of the app`, detail)
}
