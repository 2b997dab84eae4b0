import { Phone } from 'lucide-react'
import { callLink } from '#components/contact/contact-links.ts'
import { useT } from '#messages/index.ts'
import { ButtonLink } from '#ui/link.tsx'
import styles from './call-row.module.css'

/** Calls a customer; nothing without a number. */
export function PhoneLink({ name, phone }: { name: string; phone: string }) {
  const t = useT()
  const call = callLink(phone)
  if (call === null) return null
  return (
    <ButtonLink
      href={call}
      className={styles.phone}
      icon={<Phone aria-hidden="true" />}
      aria-label={t('toCall.call', { name, phone })}
    >
      {phone}
    </ButtonLink>
  )
}
