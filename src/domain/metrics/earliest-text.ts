import { addDays } from '../time/local-time.ts'

/** A text that no instant of a local day or later comes before, in any time zone; '' for all of them. */
export function earliestText(since: string): string {
  return since === '' ? '' : addDays(since, -1)
}
