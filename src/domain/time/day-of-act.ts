const hourMs = 60 * 60_000

/**
 * The day that someone gave for what they did at `at`, an ISO instant. Where it was that day nowhere on earth, their clock
 * was wrong and was set right since: the day in UTC is taken. The rules refuse days that have not begun.
 */
export function dayOfAct(day: string, at: string): string {
  return day >= dayBeside(at, -12) && !isToCome(day, at) ? day : at.slice(0, 10)
}

/** Whether a day has begun nowhere on earth at an ISO instant. */
export function isToCome(day: string, at: string): boolean {
  return day > dayBeside(at, 14)
}

function dayBeside(at: string, hours: number): string {
  return new Date(Date.parse(at) + hours * hourMs).toISOString().slice(0, 10)
}
