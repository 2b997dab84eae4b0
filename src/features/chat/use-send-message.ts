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
  /** It is kept, and goes out whatever becomes of this page: the field is free for the next. */
  readonly onKept: () => void
  /** It was not taken after all. */
  readonly onRefused: () => void
}

/** Says something in a conversation: kept in the instant of the press, stored once, sent when it can be. */
export function useSendMessage(view: ThreadView, memberIds: readonly string[]) {
  const { addPhoto, keepDraft, mutate } = useData()
  const reportProblem = useProblemToast()
  const isBusy = useRef(false)

  /** Kept here, and on their way, before the message that shows them; null where one could not be kept. */
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
    // The rows take longer, and the page may be gone before they are written.
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
