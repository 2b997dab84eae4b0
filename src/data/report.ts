/** Tells the console about something a developer or a supporter should know. Never about the user's data. */
export function report(message: string, detail?: unknown): void {
  console.error(`[daybook] ${message}`, detail)
}
