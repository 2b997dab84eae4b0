import type { ReactNode } from 'react'
import { answerText } from '#components/order/answer-text.ts'
import type { Answer, Grade } from '#domain/checklist/answer.ts'
import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import { gradeOf } from '#domain/checklist/grade-of.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import styles from './checklist.module.css'
import { gradeStyle } from './grade-style.tsx'

export interface ReadOnlyAnswerProps {
  item: ChecklistItem
  answer: Answer | undefined
  /** The question, with its photos if those are the answer. */
  children: ReactNode
}

/** A read-only answer. */
export function ReadOnlyAnswer({ item, answer, children }: ReadOnlyAnswerProps) {
  const t = useT()
  const format = useFormat()
  const grade = gradeOf(item, answer)
  const value = answer?.value ?? null

  return (
    <div className={styles.given}>
      {children || <p className={styles.label}>{item.label}</p>}
      <p className={value === null ? styles.unanswered : undefined}>
        {!children && answerText(t, format, value, item.unit)}{' '}
        {grade && <GradeBadge grade={grade} />}
      </p>
      {answer !== undefined && answer.note !== '' && <p className={styles.help}>{answer.note}</p>}
    </div>
  )
}

function GradeBadge({ grade }: { grade: Grade }) {
  const t = useT()
  const { tone, Icon } = gradeStyle[grade]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`checklist.grade.${grade}`)}
    </Badge>
  )
}
