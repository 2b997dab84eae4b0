import styles from './fact-list.module.css'

/** What follows from what is asked, one sentence each. */
export function FactList({ facts }: { facts: readonly string[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
