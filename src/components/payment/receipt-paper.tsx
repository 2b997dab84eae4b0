import type { Language } from '#domain/entities/user.ts'
import type { Receipt } from '../pdf/receipt/receipt-document.ts'
import styles from './receipt-sheet.module.css'

/** A receipt as it is on paper. */
export function ReceiptPaper({ receipt, language }: { receipt: Receipt; language: Language }) {
  const { heading, ref, company, companyLines, facts, uses, warning } = receipt
  return (
    <article className={styles.paper} lang={language}>
      <header className={styles.head}>
        <div>
          <p className={styles.company}>{company}</p>
          {companyLines.map((line) => (
            <p key={line} className={styles.muted}>
              {line}
            </p>
          ))}
        </div>
        <div className={styles.end}>
          <h3 className={styles.muted}>{heading}</h3>
          <p>{ref}</p>
        </div>
      </header>
      {warning !== '' && <p className={styles.warning}>{warning}</p>}
      <div>
        <p className={styles.muted}>{receipt.amountName}</p>
        <p className={styles.amount}>{receipt.amount}</p>
      </div>
      <Rows rows={facts} />
      {uses.length > 0 && (
        <section>
          <h4>{receipt.usesTitle}</h4>
          <Rows rows={uses} />
        </section>
      )}
    </article>
  )
}

function Rows({ rows }: { rows: Receipt['facts'] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
