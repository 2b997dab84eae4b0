import { useRef } from 'react'
import type { Shrunk } from '#components/photo/shrink.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { ThreadView } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { newId } from '#lib/new-id.ts'

export interface Words {
  readonly text: string
  readonly pictures: readonly Shrunk[]
  readonly urgent: boolean
  readonly replyToId: string | null
  readonly mentionIds: readonly string[]
}

export interface SendPorts {
  /** The message is stored and will be sent even if this page closes, so the field can be cleared. */
  readonly onKept: () => void
  /** The message was rejected after all. */
  readonly onRefused: () => void
}

/** Sends a message: drafted at the press, stored once, and sent when the network allows. */
export function useSendMessage(view: ThreadView, memberIds: readonly string[]) {
  const { addPhoto, keepDraft, mutate } = useData()
  const reportProblem = useProblemToast()
  const isBusy = useRef(false)

  /** Stores and queues the photos before the message that shows them; null if one could not be stored. */
  async function keepPictures(messageId: string, pictures: readonly Shrunk[]) {
    const ids: string[] = []
    for (const picture of pictures) {
      const about = `messages/${messageId}`
      const readerIds = [...memberIds]
      const kept = await addPhoto({ about, kind: 'photo', ...picture, readerIds })
      if (!kept.ok) {
        reportProblem(kept.problem)
        return null
      }
      ids.push(kept.value.photoId)
    }
    return ids
  }

  return async (words: Words, { onKept, onRefused }: SendPorts): Promise<void> => {
    if (isBusy.current) return
    const messageId = newId()
    let attachments: string[] | null = []
    if (words.pictures.length > 0) {
      isBusy.current = true
      attachments = await keepPictures(messageId, words.pictures).finally(() => {
        isBusy.current = false
      })
    }
    if (attachments === null) return
    const args = {
      messageId,
      threadId: view.id,
      text: words.text,
      about: view.thread.kind === 'order' ? (`orders/${view.thread.orderId}` as const) : null,
      change: null,
      attachments,
      readerIds: [...memberIds],
      tone: {
        priority: words.urgent ? ('urgent' as const) : ('normal' as const),
        replyToId: words.replyToId,
        mentionIds: [...words.mentionIds],
      },
    }
    // The page may be closed before the rows are written.
    const draft = `messages/${messageId}`
    keepDraft(draft, { name: 'message/send', args })
    onKept()
    const result = await mutate('message/send', args, { draft })
    if (result.ok) return
    keepDraft(draft, null)
    onRefused()
    reportProblem(result.problem)
  }
}
