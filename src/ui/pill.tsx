import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Tone } from './badge.tsx'
import { toneClass } from './badge.tsx'
import styles from './pill.module.css'
import { PressButton, PressLink } from './form/press.tsx'

export interface PillProps {
  tone: Tone
  icon?: ReactNode
  children: ReactNode
  /** A longer sentence for screen readers and on hover. */
  label?: string | undefined
  /** Makes it a link; use `onPress` for a button, or neither for plain text. */
  href?: string | undefined
  onPress?: (() => void) | undefined
}

/** A rounded status in a header that can be pressed for details. */
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
      <PressLink href={href} className={className} {...named}>
        {content}
      </PressLink>
    )
  }
  if (onPress) {
    return (
      <PressButton onPress={onPress} className={className} {...named}>
        {content}
      </PressButton>
    )
  }
  return <span className={className}>{content}</span>
}
