import { lazyAfterPaint } from '../boot/lazy-after-paint.ts'

export const ChatCount = lazyAfterPaint(async () => (await import('./chat-count.tsx')).ChatCount)
