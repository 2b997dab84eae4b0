import { useT } from '#messages/index.ts'
import { ChatFrame } from './chat-frame.tsx'

/** Chat in a browser window of its own, beside the board. */
export function ChatWindowPage() {
  const t = useT()
  return <ChatFrame title={t('chat.windowTitle')} />
}
