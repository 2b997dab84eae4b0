import { Link } from '#ui/link.tsx'
import styles from './contact-text.module.css'
import { findContacts } from './find-contacts.ts'

/** A note whose phone numbers and email addresses can be pressed. */
export function ContactText({ text }: { text: string }) {
  return findContacts(text).map((part, i) =>
    part.href === undefined ? (
      part.text
    ) : (
      <Link key={i} href={part.href} className={styles.link}>
        {part.text}
      </Link>
    ),
  )
}
