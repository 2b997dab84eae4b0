import { ChangeSentence } from '#components/sync/change-sentence.tsx'
import { orderById, type OutboxItem } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { subjectOf } from './subject-of.ts'

type Queued = Pick<OutboxItem, 'name' | 'args' | 'refs'>

/** A queued change as a sentence; an answer of a checklist with its question. */
export function QueuedSentence({ item }: { item: Queued }) {
  const [kind, id = ''] = subjectOf(item)?.split('/') ?? []
  if (item.name !== 'order/answer' || kind !== 'orders') return <ChangeSentence change={item} />
  return <AnswerSentence item={item} orderId={id} />
}

function AnswerSentence({ item, orderId }: { item: Queued; orderId: string }) {
  const view = useLive(orderById(orderId))
  return <ChangeSentence change={item} checklist={view?.order.checklist} />
}
