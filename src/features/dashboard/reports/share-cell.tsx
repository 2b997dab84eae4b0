import { noFigure, type ShareParts } from '../metrics/metric-text.ts'
import styles from './reports.module.css'

/** A percentage that can be compared down its column, and below it how many of how many. */
export function shareCell(parts: ShareParts | null) {
  if (!parts) return noFigure
  return (
    <span className={styles.share}>
      {parts.percent} <small>{parts.cases}</small>
    </span>
  )
}
