import { ChatPage } from './chat-page.tsx'

/** Chat in a browser window of its own, beside the board. */
export function ChatWindowPage() {
  return <ChatPage />
}
