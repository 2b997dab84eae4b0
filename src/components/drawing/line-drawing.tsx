import type { ReactNode } from 'react'
import styles from './drawing.module.css'

const accent = styles.accent

/** In a frame of 120 by 90, in lines; what the place is about has the accent. */
const drawings = {
  /** A clipboard with a line for each order. */
  orders: (
    <>
      <rect x="38" y="16" width="44" height="60" rx="5" />
      <path d="M50 16v-2a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v2a3 3 0 0 1-3 3H53a3 3 0 0 1-3-3z" />
      <path d="M56 34h17M56 46h17M56 58h11" />
      <path className={accent} d="m45 34 2 2 4-4M45 46l2 2 4-4" />
      <circle cx="48" cy="58" r="2" />
      <path d="M20 78h80" />
    </>
  ),
  /** Two people's speech. */
  messages: (
    <>
      <path d="M28 18h40a6 6 0 0 1 6 6v18a6 6 0 0 1-6 6H44l-11 9v-9h-5a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6z" />
      <path d="M34 29h28M34 38h18" />
      <path
        className={accent}
        d="M82 38h10a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-3v9l-11-9H60a6 6 0 0 1-6-6v-4"
      />
      <path className={accent} d="M68 58h.1M76 58h.1M84 58h.1" strokeWidth="3.5" />
    </>
  ),
  /** A house with a path to its door. */
  customers: (
    <>
      <path d="M30 42 60 18l30 24" />
      <path d="M37 37v39h46V37" />
      <path className={accent} d="M53 76V56a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v20M63 65h.1" />
      <path d="M44 46h8v8h-8zM68 46h8v8h-8zM76 30v-9h6v14" />
      <path d="M18 76h84" />
    </>
  ),
  /** An empty tray: all of it is looked at. */
  review: (
    <>
      <path d="M28 46 37 22a5 5 0 0 1 5-4h36a5 5 0 0 1 5 4l9 24v20a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6z" />
      <path d="M28 46h20l4 9h16l4-9h20" />
      <path className={accent} d="m51 33 6 6 12-13" />
    </>
  ),
  /** Shelves with one box. */
  stock: (
    <>
      <path d="M28 12v66M92 12v66M28 30h64M28 54h64M28 76h64" />
      <path className={accent} d="M40 37h18v17H40zM46 37v6h6v-6" />
      <path d="M66 63h15v13H66zM68 20h12v10H68z" strokeDasharray="3 4" />
    </>
  ),
  /** The sun going down behind the road home. */
  done: (
    <>
      <path d="M16 62h88" />
      <path className={accent} d="M40 62a20 20 0 0 1 40 0" />
      <path className={accent} d="M60 32v-9M38 41l-6-6M82 41l6-6M30 54h-8M98 54h-8" />
      <path d="M50 78l4-9M70 78l-4-9M60 69v3M60 76v2" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export interface LineDrawingProps {
  of: keyof typeof drawings
}

/** One of the drawings; it says nothing that the words beside it do not. */
export function LineDrawing({ of }: LineDrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 120 90"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[of]}
    </svg>
  )
}
