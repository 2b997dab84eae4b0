import { useEffect, useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { PhotoItem } from '#data/index.ts'
import { useActor, useData } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { AnswerState } from '#domain/checklist/answer-state.ts'
import type { Answer } from '#domain/checklist/answer.ts'
import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import { gradeOf } from '#domain/checklist/grade-of.ts'
import { isOneTap } from '#domain/checklist/one-tap.ts'
import type { Order } from '#domain/entities/order.ts'
import { equal } from '#lib/equal.ts'
import { useT } from '#messages/index.ts'
import { AnswerField } from './answer-field.tsx'
import type { AnswerAutosave } from './answer-autosave.ts'
import { FollowUpRequest } from './follow-up-request.tsx'
import { GradeChips } from './grade-chips.tsx'
import { createOptimisticAnswer } from './optimistic-answer.ts'
import { NoteField } from './note-field.tsx'
import { notePendingAnswer } from './pending-answers.ts'
import { PhotoAnswer } from './photo-answer.tsx'
import styles from './checklist.module.css'

const nothing: Answer = { value: null, grade: null, note: '' }

export interface ChecklistQuestionProps {
  order: Order
  item: ChecklistItem
  /** The photos taken for this question. */
  photos: readonly PhotoItem[]
  state: AnswerState
}

/** One question with its answer, its grade if it has one, and the follow-up to a failed check. */
export function ChecklistQuestion({ order, item, photos, state }: ChecklistQuestionProps) {
  const t = useT()
  const actor = useActor()
  const data = useData()
  const reportProblem = useProblemToast()
  const stored = order.answers[item.id]
  const answer = stored ?? nothing
  const [optimistic] = useState(() =>
    createOptimisticAnswer<Answer>((given) => notePendingAnswer(order.id, item.id, given)),
  )
  useEffect(() => optimistic.show(stored ?? nothing), [optimistic, stored])
  // Once the question is gone, nothing would tell that its answer has arrived.
  useEffect(() => () => notePendingAnswer(order.id, item.id, null), [order.id, item.id])
  const failed = gradeOf(item, stored) === 'fail'
  const mayAsk = actor !== null && can(actor, 'order/follow-up', { ...order })

  const slot = `orders/${order.id}/answers/${item.id}`
  const argsOf = ({ from, to }: { from: Answer; to: Answer }) => ({
    orderId: order.id,
    edits: {
      [item.id]: {
        from: equal(from, nothing) ? null : from,
        to: equal(to, nothing) ? null : to,
      },
    },
  })
  const autosave: AnswerAutosave = {
    now: () => optimistic.now(answer),
    draft(edit) {
      const now = optimistic.now(answer)
      const whole = edit && { from: { ...now, ...edit.from }, to: { ...now, ...edit.to } }
      data.keepDraft(slot, whole && { name: 'order/answer' as const, args: argsOf(whole) })
    },
    async save(part, seen = {}) {
      const now = optimistic.now(answer)
      const [from, to] = [
        { ...now, ...seen },
        { ...now, ...part },
      ]
      const saving = data.mutate('order/answer', argsOf({ from, to }), { draft: slot })
      await optimistic.save(to, async () => (await saving).ok)
      const result = await saving
      if (!result.ok) reportProblem(result.problem)
      return result
    },
  }

  return (
    <>
      {item.kind === 'photo' ? (
        <PhotoAnswer order={order} item={item} photos={photos} editable />
      ) : (
        <AnswerField item={item} answer={answer} autosave={autosave} />
      )}
      {item.graded && !isOneTap(item) && (
        <GradeChips
          label={item.label}
          grade={answer.grade}
          onGrade={(grade) => void autosave.save({ grade })}
        />
      )}
      {(state === 'gradeMissing' || state === 'valueMissing') && (
        <p className={styles.help}>{t(`checklist.${state}`)}</p>
      )}
      {(failed || answer.note !== '') && <NoteField answer={answer} autosave={autosave} />}
      {failed && mayAsk && (
        <FollowUpRequest order={order} uid={actor.uid} item={item} answer={answer} />
      )}
    </>
  )
}
