import { report } from '../report.ts'

const reported = new Set<string>()

/** Reports each unreadable document once per page. */
export function reportUnreadable(ref: string, detail: unknown): void {
  if (reported.has(ref)) return
  reported.add(ref)
  report(`The document ${ref} cannot be shown by this version of the app`, detail)
}
