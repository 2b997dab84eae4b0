/** Whether it is less than a minute ago, which no one counts. */
export function isJustNow(at: string, now: number): boolean {
  return now - Date.parse(at) < 60_000
}
