import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import styles from './print-table.module.css'

export interface PrintTableProps {
  title: string
  /** Under the title: how many there are, and when it was printed. */
  note: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  /** The paper is printed, or was not wanted. */
  onDone: () => void
}

/** Prints a table on paper, alone. */
export function PrintTable({ title, note, head, rows, onDone }: PrintTableProps) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const stop = () => done()
    addEventListener('afterprint', stop, { once: true })
    print()
    return () => removeEventListener('afterprint', stop)
  }, [])
  return createPortal(
    <div className={styles.paper}>
      <h1>{title}</h1>
      <p>{note}</p>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, i) => (
                <td key={head[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
