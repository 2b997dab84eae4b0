import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import type { Tone } from './badge.tsx'
import { toneClass } from './badge.tsx'
import styles from './pill.module.css'

export interface PillProps {
  tone: Tone
  icon?: ReactNode
  children: ReactNode
  /** A fuller sentence for screen readers and on hover. */
  label?: string | undefined
  /** Where it leads; or use `onPress`; with neither it is plain text. */
  href?: string | undefined
  onPress?: (() => void) | undefined
}

/** A round-ended state in a header that can be pressed for more. */
export function Pill({ tone, icon, children, label, href, onPress }: PillProps) {
  const className = clsx(styles.pill, toneClass(tone))
  const named = label === undefined ? {} : { 'aria-label': label }
  const content = (
    <>
      {icon}
      <span className={styles.word}>{children}</span>
    </>
  )
  if (href !== undefined) {
    return (
      <Link href={href} className={className} {...named}>
        {content}
      </Link>
    )
  }
  if (onPress) {
    return (
      <Button onPress={onPress} className={className} {...named}>
        {content}
      </Button>
    )
  }
  return <span className={className}>{content}</span>
}
