import { useT } from '#messages/index.ts'
import { ChatFrame } from './chat-frame.tsx'

export function ChatPage() {
  const t = useT()
  return <ChatFrame title={t('chat.title')} />
}
