import { useT } from '#messages/index.ts'
import styles from './questions.module.css'

const topics = ['battery', 'duplicates', 'conflict', 'phones', 'tracking'] as const

export function Questions() {
  const t = useT()
  return (
    <div className={styles.questions}>
      {topics.map((topic) => (
        <details key={topic} className={styles.question}>
          <summary>{t(`landing.question.${topic}`)}</summary>
          <p>{t(`landing.answer.${topic}`)}</p>
        </details>
      ))}
    </div>
  )
}
