import { Check } from 'lucide-react'
import { useT } from '#messages/index.ts'
import styles from './replaces-table.module.css'

const topics = ['paper', 'calls', 'photos', 'board', 'offline'] as const

export function ReplacesTable() {
  const t = useT()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('landing.before')}</th>
          <th scope="col">{t('landing.after')}</th>
        </tr>
      </thead>
      <tbody>
        {topics.map((topic) => (
          <tr key={topic}>
            <td className={styles.before}>{t(`landing.replace.${topic}Before`)}</td>
            <td>
              <span className={styles.after}>
                <Check aria-hidden="true" />
                {t(`landing.replace.${topic}After`)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
