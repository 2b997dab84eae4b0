import { useEffect } from 'react'

let open = 0

/** Darkens what a sheet's backdrop cannot cover: the strip that is kept free for the page's scrollbar (`base.css`). */
export function useScrim(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    open += 1
    show()
    return () => {
      open -= 1
      show()
    }
  }, [isOpen])
}

function show(): void {
  document.documentElement.toggleAttribute('data-scrim', open > 0)
}
