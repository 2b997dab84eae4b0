import styles from './ownership.module.css'

/** What follows from a transfer, one sentence each. */
export function FactList({ facts }: { facts: readonly string[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
