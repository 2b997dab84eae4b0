import { ChatPage } from './chat-page.tsx'

/** The chat in a separate browser window, for use next to the schedule. */
export function ChatWindowPage() {
  return <ChatPage />
}
