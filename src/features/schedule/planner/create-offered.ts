import type { Box } from '../day/stage.ts'
import styles from './offered.module.css'

/** Dashed outlines of what a plan offers, over what is planned. They lie outside React, as the board draws neither. */
export interface Offered {
  /** In pixels of the canvas, each with what it says. */
  readonly show: (boxes: readonly (Box & { readonly text: string })[]) => void
  readonly hide: () => void
}

export function createOffered(canvas: () => HTMLElement | null): Offered {
  let layer: HTMLElement | null = null
  const hide = () => {
    if (layer?.parentElement) delete layer.parentElement.dataset['offering']
    layer?.remove()
    layer = null
  }
  return {
    hide,
    show(boxes) {
      hide()
      const parent = canvas()
      if (!parent || boxes.length === 0) return
      layer = document.createElement('div')
      layer.setAttribute('aria-hidden', 'true')
      layer.dataset['offered'] = ''
      for (const { left, top, width, height, text } of boxes) {
        const box = layer.appendChild(document.createElement('div'))
        box.className = styles['offered'] ?? ''
        box.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`
        box.textContent = text
      }
      parent.append(layer)
      parent.dataset['offering'] = ''
    },
  }
}
