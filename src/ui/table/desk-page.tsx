import type { ReactNode } from 'react'
import { Page } from '../layout/page.tsx'
import styles from './desk-page.module.css'

export interface DeskPageProps {
  title: string
  /** In the title line. */
  search: ReactNode
  actions: ReactNode
  /** One line of filters, and at its end what changes the table. */
  filters: ReactNode
  tools: ReactNode
  /** Between the filters and the table. */
  above?: ReactNode
  /** The table, or what stands in for it. */
  children: ReactNode
  /** What is done with the selected rows. */
  bar?: ReactNode
}

/** A page whose table takes all the height that is left. */
export function DeskPage(props: DeskPageProps) {
  const { title, search, actions, filters, tools, above, children, bar } = props
  return (
    <div className={styles.page} data-desk>
      <Page
        title={title}
        width="full"
        actions={
          <>
            <div className={styles.search}>{search}</div>
            {actions}
          </>
        }
        tools={
          <div className={styles.line}>
            <div className={styles.filters}>{filters}</div>
            <div className={styles.tools}>{tools}</div>
          </div>
        }
      >
        {above}
        <div className={styles.table}>{children}</div>
      </Page>
      {bar}
    </div>
  )
}
