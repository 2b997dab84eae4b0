import type { PointerEvent } from 'react'
import { type Dot, strokePath } from './stroke-path.ts'
import styles from './signature.module.css'

/** The pad's own pixels: those of the picture that is kept. */
export const padSize = { width: 900, height: 360 } as const

export interface SignaturePadProps {
  strokes: readonly (readonly Dot[])[]
  onChange: (strokes: readonly (readonly Dot[])[]) => void
  label: string
}

/** Paper to sign on with a finger, a pen or the mouse. Who cannot draw types their name instead. */
export function SignaturePad({ strokes, onChange, label }: SignaturePadProps) {
  const dotOf = (event: PointerEvent<SVGSVGElement>): Dot => {
    const box = event.currentTarget.getBoundingClientRect()
    return [
      ((event.clientX - box.x) / box.width) * padSize.width,
      ((event.clientY - box.y) / box.height) * padSize.height,
    ]
  }

  return (
    <svg
      className={styles.pad}
      viewBox={`0 0 ${padSize.width} ${padSize.height}`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        onChange([...strokes, [dotOf(event)]])
      }}
      onPointerMove={(event) => {
        const current = strokes.at(-1)
        if (!current || !event.currentTarget.hasPointerCapture(event.pointerId)) return
        onChange([...strokes.slice(0, -1), [...current, dotOf(event)]])
      }}
    >
      <title>{label}</title>
      <line className={styles.padLine} x1="40" x2="860" y1="290" y2="290" />
      {strokes.map((dots, i) => (
        <path key={i} className={styles.ink} d={strokePath(dots)} />
      ))}
    </svg>
  )
}
