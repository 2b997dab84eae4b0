import styles from './sum-rows.module.css'

type Row = readonly [label: string, value: string]

export interface SumRowsProps {
  rows: readonly Row[]
  total: Row
  /** Shown below the total. */
  after?: readonly Row[]
}

/** The sums of a document. */
export function SumRows({ rows, total, after = [] }: SumRowsProps) {
  const row = ([label, value]: Row) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <dl className={styles.sums}>
      {rows.map(row)}
      <div className={styles.total}>
        <dt>{total[0]}</dt>
        <dd>{total[1]}</dd>
      </div>
      {after.map(row)}
    </dl>
  )
}
