import { useRef } from 'react'
import type { ShrunkPhoto } from '#components/photo/shrink.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { ThreadView } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { newId } from '#lib/new-id.ts'

export interface MessageInput {
  readonly text: string
  readonly photos: readonly ShrunkPhoto[]
  readonly urgent: boolean
  readonly replyToId: string | null
  readonly mentionIds: readonly string[]
}

export interface SendPorts {
  /** The message is stored and will be sent even if this page closes, so the field can be cleared. */
  readonly onStored: () => void
  /** The message was rejected after all. */
  readonly onRefused: () => void
}

/** Sends a message: drafted at the press, stored once, and sent when the network allows. */
export function useSendMessage(view: ThreadView, memberIds: readonly string[]) {
  const { addPhoto, keepDraft, mutate } = useData()
  const reportProblem = useProblemToast()
  const isBusy = useRef(false)

  /** Stores and queues the photos before the message that shows them; null if one could not be stored. */
  async function storePhotos(messageId: string, photos: readonly ShrunkPhoto[]) {
    const ids: string[] = []
    for (const photo of photos) {
      const about = `messages/${messageId}`
      const readerIds = [...memberIds]
      const kept = await addPhoto({ about, kind: 'photo', ...photo, readerIds })
      if (!kept.ok) {
        reportProblem(kept.problem)
        return null
      }
      ids.push(kept.value.photoId)
    }
    return ids
  }

  return async (message: MessageInput, { onStored, onRefused }: SendPorts): Promise<void> => {
    if (isBusy.current) return
    const messageId = newId()
    let attachments: string[] | null = []
    if (message.photos.length > 0) {
      isBusy.current = true
      attachments = await storePhotos(messageId, message.photos).finally(() => {
        isBusy.current = false
      })
    }
    if (attachments === null) return
    const args = {
      messageId,
      threadId: view.id,
      text: message.text,
      about: view.thread.kind === 'order' ? (`orders/${view.thread.orderId}` as const) : null,
      change: null,
      attachments,
      readerIds: [...memberIds],
      tone: {
        priority: message.urgent ? ('urgent' as const) : ('normal' as const),
        replyToId: message.replyToId,
        mentionIds: [...message.mentionIds],
      },
    }
    // The page may be closed before the rows are written.
    const draft = `messages/${messageId}`
    keepDraft(draft, { name: 'message/send', args })
    onStored()
    const result = await mutate('message/send', args, { draft })
    if (result.ok) return
    keepDraft(draft, null)
    onRefused()
    reportProblem(result.problem)
  }
}
