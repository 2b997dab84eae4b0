import type { ReactNode } from 'react'
import type { PictureFields } from '#domain/entities/picture.ts'
import { addressLines } from '#domain/geo/address-lines.ts'
import type { ShareView } from '#domain/share/share-view.ts'
import { useShareText } from '../language.tsx'
import { PlainButton } from './plain-button.tsx'
import styles from './frame.module.css'

export interface FrameProps {
  /** null before it is known, and where the link is no longer available. */
  company: ShareView['company'] | null
  onSwitch: () => void
  children: ReactNode
}

/** The page around a document: whom it is from, the language, and how to reach the company. */
export function Frame({ company, onSwitch, children }: FrameProps) {
  const t = useShareText()
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        {company?.logo && <img className={styles.logo} src={dataUrlOf(company.logo)} alt="" />}
        <p className={styles.name}>{company?.name}</p>
        <PlainButton variant="quiet" onClick={onSwitch}>
          <span lang={t('share.otherLanguage') === 'English' ? 'en' : 'es'}>
            {t('share.otherLanguage')}
          </span>
        </PlainButton>
      </header>
      <main className={styles.main}>{children}</main>
      {company && <Contact company={company} />}
    </div>
  )
}

function dataUrlOf({ contentType, data }: PictureFields): string {
  return `data:${contentType};base64,${data}`
}

function Contact({ company }: { company: ShareView['company'] }) {
  const t = useShareText()
  const { name, legalName, address, phone, email, website } = company
  const site = website.replace(/^https?:\/\//, '')
  return (
    <footer className={styles.foot}>
      <p className={styles.question}>{t('share.contact')}</p>
      <ul className={styles.reach}>
        {phone !== '' && (
          <li>
            <a href={`tel:${phone.replaceAll(/[^\d+*#]/g, '')}`}>{phone}</a>
          </li>
        )}
        {email !== '' && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {site !== '' && (
          <li>
            <a href={`https://${site}`} rel="noreferrer">
              {site}
            </a>
          </li>
        )}
      </ul>
      <p>{[legalName || name, ...addressLines(address)].join(', ')}</p>
    </footer>
  )
}
