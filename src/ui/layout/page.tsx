import { clsx } from 'clsx'
import { ChevronLeft } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import { BackLink, type BackTarget } from '../back.tsx'
import styles from './page.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** Under the title: a badge, a customer, a date. */
  note?: ReactNode
  /** At the end of the title line: buttons, the sync status. */
  actions?: ReactNode
  /** Where Back leads if the page was not opened from within the app. */
  back?: BackTarget | undefined
}

export interface PageProps extends PageHeaderProps {
  /** The document title, where `title` is not plain text. */
  documentTitle?: string | undefined
  /** The one primary action; on phones it stays within thumb reach at the bottom. */
  primary?: ReactNode
  /** Filters and search, between the title and the content. */
  tools?: ReactNode
  /** Maximum width of the content: a form, text with a sidebar, or the full width. */
  width?: 'narrow' | 'medium' | 'full' | undefined
  children: ReactNode
}

const ending = ' · Daybook'

/** The page's own title, without the app's name, from a document title. */
export function titleOf(tabTitle: string): string {
  return tabTitle.endsWith(ending) ? tabTitle.slice(0, -ending.length) : ''
}

/** What the app frame adds to the end of every page's title line, e.g. the sync status on phones. */
export const PageEnd = createContext<ReactNode>(null)

export function Page({
  documentTitle,
  primary,
  tools,
  width = 'medium',
  children,
  ...header
}: PageProps) {
  const tabTitle = documentTitle ?? (typeof header.title === 'string' ? header.title : undefined)
  return (
    <div className={clsx(styles.page, styles[width])}>
      {tabTitle !== undefined && <title>{`${tabTitle}${ending}`}</title>}
      <PageHeader {...header} />
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      <div className={styles.content}>{children}</div>
      {isShown(primary) && (
        <div className={styles.primary} data-foot>
          {primary}
        </div>
      )}
    </div>
  )
}

function PageHeader({ title, note, actions, back }: PageHeaderProps) {
  const end = useContext(PageEnd)
  return (
    <header className={styles.header}>
      {back !== undefined && (
        <BackLink usual={back} className={clsx(styles.back)}>
          <ChevronLeft />
        </BackLink>
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {isShown(end) && <div className={styles.end}>{end}</div>}
      {isShown(actions) && <div className={styles.actions}>{actions}</div>}
      {isShown(note) && <div className={styles.note}>{note}</div>}
    </header>
  )
}

/** `false` and `null` must not leave an empty box. */
function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false
}

/** A titled part of a page. */
export function Section({
  title,
  actions,
  children,
}: {
  title: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
