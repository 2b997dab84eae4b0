import { type RefObject, useEffect, useRef } from 'react'

interface Snap {
  readonly onScroll: () => void
  /** The person takes over: what is in the middle from now on is their choice. */
  readonly onPointerDown: () => void
}

/** Keeps the selected card of a row in its middle, and selects the card that was swiped there. */
export function useSnapSelection(
  list: RefObject<HTMLElement | null>,
  { selectedId, isRow }: { readonly selectedId: string | undefined; readonly isRow: boolean },
  onSelect: (id: string) => void,
): Snap {
  const isFirst = useRef(true)
  const goal = useRef<string | null>(null)

  useEffect(() => {
    const card = cardsOf(list.current).find(({ dataset }) => dataset['stop'] === selectedId)
    if (!card || !list.current) return
    const behavior = isFirst.current || isStill() ? 'instant' : 'smooth'
    isFirst.current = false
    // Newer browsers answer with a promise, which must not become the effect's own answer.
    if (!isRow) {
      card.scrollIntoView({ block: 'nearest', behavior })
      return
    }
    if (nearestOf(list.current) === card) return
    goal.current = selectedId ?? null
    const left = card.offsetLeft - (list.current.clientWidth - card.offsetWidth) / 2
    list.current.scrollTo({ left, behavior })
  }, [list, selectedId, isRow])

  return {
    onPointerDown: () => void (goal.current = null),
    onScroll() {
      const id = isRow ? nearestOf(list.current)?.dataset['stop'] : undefined
      if (id === undefined) return
      // On its way to a card that was chosen elsewhere it passes others.
      if (goal.current === null) {
        if (id !== selectedId) onSelect(id)
      } else if (goal.current === id) goal.current = null
    },
  }
}

function cardsOf(list: HTMLElement | null): readonly HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>('[data-stop]')] : []
}

function nearestOf(list: HTMLElement | null): HTMLElement | undefined {
  if (!list) return undefined
  const middle = list.scrollLeft + list.clientWidth / 2
  const away = (card: HTMLElement) => Math.abs(card.offsetLeft + card.offsetWidth / 2 - middle)
  return cardsOf(list).toSorted((a, b) => away(a) - away(b))[0]
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
