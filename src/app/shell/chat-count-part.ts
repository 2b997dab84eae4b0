import { lazyPart } from '#ui/lazy-part.tsx'
import { firstLook } from '../boot/first-look.ts'

export const ChatCount = lazyPart(async () => {
  await firstLook()
  return (await import('./chat-count.tsx')).ChatCount
})
