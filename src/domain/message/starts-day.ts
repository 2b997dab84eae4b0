import type { Message } from '../entities/message.ts'
import { localDay } from '../time/local-time.ts'

type Sent = Pick<Message, 'at'>

/** Whether a message is the first of its day in a zone; the first of all is. */
export function startsDay(before: Sent | undefined, message: Sent, timeZone: string): boolean {
  return !before || localDay(before.at, timeZone) !== localDay(message.at, timeZone)
}
