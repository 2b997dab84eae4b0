export interface MarkProps {
  /** CSS size; the mark is square. */
  size?: string | undefined
}

/** The product's logo: an open daybook with a tick. Decorative, because the name is next to it. */
export function Mark({ size = '1.6em' }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path
        fill="var(--accent)"
        d="M3 8.2c0-.8.6-1.5 1.4-1.6C9 6 13 6.6 16 8.6c3-2 7-2.6 11.6-2 .8.1 1.4.8 1.4 1.6v15.6c0 1-.8 1.7-1.8 1.6-4.4-.5-8.2.1-11.2 2-3-1.9-6.8-2.5-11.2-2-1 .1-1.8-.6-1.8-1.6Z"
      />
      <path
        fill="none"
        stroke="var(--on-accent)"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M16 9.2v17M7 12.3c1.9-.1 3.7.1 5.4.7M7 16.8c1.9-.1 3.7.1 5.4.7"
        strokeWidth="1.4"
      />
      <path
        fill="none"
        stroke="var(--on-accent)"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m19.2 16.4 2.3 2.5 4.4-5.6"
        strokeWidth="2.4"
      />
    </svg>
  )
}
