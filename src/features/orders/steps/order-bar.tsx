import { stepLabel } from '#components/order/step-label.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import styles from './order-bar.module.css'
import { OrderStepButton } from './order-step-button.tsx'
import { stepsBeside } from './steps-beside.ts'
import type { OrderSteps } from './use-order-steps.tsx'

/** The next step within thumb reach, with those that interrupt the visit beside it. */
export function OrderBar({ steps }: { steps: OrderSteps }) {
  const t = useT()
  const { status, others, isDebounced, take } = steps
  return (
    <div className={styles.bar}>
      {stepsBeside(status, others).map((step) => (
        <Button
          key={step}
          size="large"
          className={styles.beside}
          isDebounced={isDebounced}
          onPress={() => take(step)}
        >
          {t(stepLabel(status, step))}
        </Button>
      ))}
      <div className={styles.next}>
        <OrderStepButton steps={steps} wide />
      </div>
    </div>
  )
}
