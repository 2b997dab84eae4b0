const uses = ['pointerdown', 'keydown'] as const

/** Has a panel follow the height of its content, see `useFixedHeight`; returns how to stop. */
export function followHeight(panel: HTMLElement): () => void {
  const { style } = panel
  let width = window.innerWidth
  let highest = 0
  const sizes = new ResizeObserver(grow)
  sizes.observe(panel)
  for (const type of uses) panel.addEventListener(type, keep, true)
  window.addEventListener('resize', onResize)
  return () => {
    sizes.disconnect()
    for (const type of uses) panel.removeEventListener(type, keep, true)
    window.removeEventListener('resize', onResize)
  }

  function grow() {
    const { height } = panel.getBoundingClientRect()
    if (height <= highest) return
    highest = height
    style.setProperty('--least-height', `${height}px`)
  }
  function keep() {
    if (highest > 0) style.setProperty('--fixed-height', `${highest}px`)
    sizes.disconnect()
  }
  function onResize() {
    if (window.innerWidth === width) return
    width = window.innerWidth
    highest = 0
    style.removeProperty('--least-height')
    style.removeProperty('--fixed-height')
    sizes.observe(panel)
  }
}
