import { lazyComponent } from '#ui/lazy-component.tsx'
import type { LineDrawingProps } from './line-drawing.tsx'
import styles from './empty-drawing.module.css'

const Drawing = lazyComponent(async () => (await import('./line-drawing.tsx')).LineDrawing)

/** A line drawing for a place where nothing is yet. Its code is fetched when it is first needed, its space is kept. */
export function EmptyDrawing(props: LineDrawingProps) {
  return (
    <div className={styles.space}>
      <Drawing {...props} />
    </div>
  )
}
