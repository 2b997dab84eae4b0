import { useEffect, useReducer } from 'react'
import { orderStyle } from '#components/order/order-style.tsx'
import { StatusBadge } from '#components/order/status-badge.tsx'
import { SyncStatus } from '#components/sync/sync-status.tsx'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Timeline } from '#ui/list/timeline.tsx'
import { type Demo, nextTarget, playDemo, receivedIn, startDemo, waitingIn } from './demo.ts'
import { demoInstant, demoStatus } from './demo-view.ts'
import styles from './live-demo.module.css'
import { PhoneFrame } from './phone-frame.tsx'

const flightTime = 900

/** An interactive phone next to an office: switch off the signal, work, switch it on again. */
export function LiveDemo() {
  const t = useT()
  const format = useFormat()
  const [demo, play] = useReducer(playDemo, undefined, startDemo)
  const waiting = waitingIn(demo).length
  const { signal } = demo

  useEffect(() => {
    if (!signal || waiting === 0) return undefined
    const timer = setTimeout(() => play({ type: 'arrive' }), flightTime)
    return () => clearTimeout(timer)
  }, [signal, waiting])

  const next = nextTarget(demo)
  const received = receivedIn(demo)
  return (
    <div className={styles.demo}>
      <section className={styles.side} aria-label={t('landing.demoPhone')}>
        <h3 className={styles.label}>{t('landing.demoPhone')}</h3>
        <PhoneFrame>
          <div className={styles.phone}>
            <div className={styles.bar}>
              <strong>{t('landing.sample.boiler')}</strong>
              <SyncStatus status={demoStatus(demo)} />
            </div>
            <StatusBadge status={statusOf(demo.steps)} />
            <Switch
              label={t('landing.demoConnection')}
              description={t(demo.signal ? 'landing.demoOnline' : 'landing.demoOffline')}
              checked={demo.signal}
              onChange={(event) => play({ type: 'signal', on: event.target.checked })}
            />
            <div className={styles.steps}>
              <Timeline
                items={demo.steps.map((step) => ({
                  id: step.to,
                  title: t(`orderStatus.${step.to}`),
                  time: format.time(demoInstant(step.at)),
                  pending: step.receivedAt === null,
                  ...styleOf(step.to),
                }))}
              />
            </div>
            {next === undefined ? (
              <Button size="large" wide onPress={() => play({ type: 'restart' })}>
                {t('landing.demoRestart')}
              </Button>
            ) : (
              <Button variant="primary" size="large" wide onPress={() => play({ type: 'step' })}>
                {t(`landing.demoStep.${next}`)}
              </Button>
            )}
          </div>
        </PhoneFrame>
      </section>
      <section className={styles.side} aria-label={t('landing.demoOffice')}>
        <h3 className={styles.label}>{t('landing.demoOffice')}</h3>
        <div className={styles.office} aria-live="polite">
          <div className={styles.bar}>
            <strong>{t('landing.sample.boiler')}</strong>
            <StatusBadge status={statusOf(received)} />
          </div>
          {received.length === 0 ? (
            <p className={styles.nothing}>{t('landing.demoEmpty')}</p>
          ) : (
            <Timeline
              items={received.map((step) => ({
                id: step.to,
                title: t(`orderStatus.${step.to}`),
                time: format.time(demoInstant(step.at)),
                note: t('landing.demoReceived', {
                  time: format.time(demoInstant(step.receivedAt ?? step.at)),
                }),
                ...styleOf(step.to),
              }))}
            />
          )}
          {received.length > 0 && next === undefined && waiting === 0 && (
            <p className={styles.done}>{t('landing.demoDone', { count: received.length })}</p>
          )}
        </div>
      </section>
    </div>
  )
}

function statusOf(steps: Demo['steps']) {
  return steps.at(-1)?.to ?? 'dispatched'
}

function styleOf(status: Demo['steps'][number]['to']) {
  const { Icon, tone } = orderStyle[status]
  return { icon: <Icon />, tone }
}
