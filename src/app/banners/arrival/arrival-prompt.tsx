import { MapPinCheck } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useOrderTransition } from '#components/order/use-order-transition.ts'
import { type PageTracker, useStepPorts } from '#data/index.ts'
import type { Actor } from '#domain/access/actor.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import styles from './arrival-prompt.module.css'
import { type Arrival, useArrival } from './use-arrival.ts'

export interface ArrivalPromptProps {
  tracker: PageTracker
  actor: Actor
}

/** Asks whether the person has arrived when their own device says so. It records nothing by itself. */
export function ArrivalPrompt({ tracker, actor }: ArrivalPromptProps) {
  const arrival = useArrival(tracker, actor)
  // The region is there before its content, so that screen readers announce it.
  return (
    <div aria-live="polite">
      {arrival && <Question key={arrival.item.entry.id} arrival={arrival} />}
    </div>
  )
}

function Question({ arrival }: { arrival: Arrival }) {
  const t = useT()
  const format = useFormat()
  const { item, at, settle } = arrival
  const panel = useRef<HTMLElement>(null)
  useMakesRoom(panel)
  const { transition } = useOrderTransition(item.order, useStepPorts())

  function accept() {
    transition('onSite', { madeAt: at, isConfirmed: true })
    settle()
  }

  const title = t('arrival.question', { time: format.time(at) })
  return (
    <section ref={panel} className={styles.prompt} aria-label={title} data-arrival>
      <MapPinCheck aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>
          {[item.order.title, item.customerName].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.actions}>
        <Button onPress={settle}>{t('arrival.notNow')}</Button>
        <Button variant="primary" onPress={accept}>
          {t('arrival.accept')}
        </Button>
      </div>
    </section>
  )
}

/** The page ends above it, so that it covers no control. */
function useMakesRoom(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      style.setProperty('--prompt-height', `${Math.ceil(height)}px`)
    })
    if (panel.current) observer.observe(panel.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--prompt-height')
    }
  }, [panel])
}
