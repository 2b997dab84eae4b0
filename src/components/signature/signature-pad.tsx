import { type RefCallback, useCallback, useRef, useState } from 'react'
import Pad from 'signature_pad'
import styles from './signature-pad.module.css'
import { strokeTransform } from './stroke-transform.ts'

/** The size of the stored picture in pixels. */
export const padSize = { width: 900, height: 360 } as const

/** The width of a pen's line in the picture: thin where the hand moves fast. */
const ink = { min: 4, max: 7, dot: 6 }

export interface Signature {
  readonly attach: RefCallback<HTMLCanvasElement>
  readonly isEmpty: boolean
  readonly clear: () => void
  /** Returns a function that brings back what is drawn now. */
  readonly keep: () => () => void
  /** Black strokes on a transparent ground, `padSize` large; null until the pad is on the screen. */
  readonly canvas: () => HTMLCanvasElement | null
}

/** What is drawn on a `SignaturePad`, for as long as the pad is mounted. */
export function useSignature(): Signature {
  const [isEmpty, setIsEmpty] = useState(true)
  const current = useRef<{ readonly pad: Pad; readonly canvas: HTMLCanvasElement } | null>(null)
  const attach = useCallback((canvas: HTMLCanvasElement) => {
    const pad = new Pad(canvas)
    const begin = () => {
      fit(pad, canvas)
      setIsEmpty(false)
    }
    pad.addEventListener('beginStroke', begin)
    current.current = { pad, canvas }
    return () => {
      pad.removeEventListener('beginStroke', begin)
      pad.off()
      current.current = null
    }
  }, [])
  const clear = useCallback(() => {
    current.current?.canvas.getContext('2d')?.resetTransform()
    current.current?.pad.clear()
    setIsEmpty(true)
  }, [])
  function keep() {
    const canvas = current.current?.canvas
    const context = canvas?.getContext('2d')
    const drawn = isEmpty
      ? undefined
      : context?.getImageData(0, 0, canvas?.width ?? 0, canvas?.height ?? 0)
    return () => {
      clear()
      if (!drawn) return
      context?.putImageData(drawn, 0, 0)
      setIsEmpty(false)
    }
  }
  return { attach, isEmpty, clear, keep, canvas: () => current.current?.canvas ?? null }
}

/**
 * The library draws in the page's pixels. The canvas keeps those of the picture at any size on the screen, so a turned
 * phone loses nothing that is drawn.
 */
function fit(pad: Pad, canvas: HTMLCanvasElement): void {
  const { scale, transform } = strokeTransform(canvas.getBoundingClientRect(), padSize.width)
  canvas.getContext('2d')?.setTransform(...transform)
  pad.minWidth = ink.min / scale
  pad.maxWidth = ink.max / scale
  pad.dotSize = ink.dot / scale
}

export interface SignaturePadProps {
  signature: Signature
  label: string
}

/** Paper to sign on with a finger, a pen or the mouse. Those who cannot draw type their name instead. */
export function SignaturePad({ signature, label }: SignaturePadProps) {
  const { attach } = signature
  return (
    <canvas ref={attach} {...padSize} className={styles.pad}>
      {label}
    </canvas>
  )
}
