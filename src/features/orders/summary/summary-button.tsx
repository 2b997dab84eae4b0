import { FileText } from 'lucide-react'
import { useState } from 'react'
import {
  orderHistory,
  type OrderItem,
  orderTime,
  type OrderView,
  photosOf,
  pictureOf,
  team,
} from '#data/index.ts'
import { useData, useLive, useSession, useTimeZone } from '#data/react.ts'
import { logoId } from '#domain/entities/picture.ts'
import { stepsTaken } from '#domain/order/history/steps-taken.ts'
import { workTimes } from '#domain/order/history/work-times.ts'
import { trueNow, useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { makePdf } from '#components/pdf/make-pdf.ts'
import { shareFile } from '#lib/share-file.ts'
import { summaryOf } from './summary-of.ts'

export interface SummaryButtonProps {
  view: OrderView
  parts: readonly OrderItem[]
}

/** Creates a PDF of the order for the customer. */
export function SummaryButton({ view, parts }: SummaryButtonProps) {
  const t = useT()
  const format = useFormat()
  const data = useData()
  const session = useSession()
  const pictures = useLive(photosOf(`orders/${view.order.id}`)) ?? []
  const [making, setMaking] = useState(false)
  const timeZone = useTimeZone()
  const people = useLive(team()) ?? []
  const history = useLive(orderHistory(view.order.id)) ?? []
  const entries = useLive(orderTime(view.order.id)) ?? []
  const company = session.kind === 'signedIn' ? session.company : null

  async function make() {
    setMaking(true)
    const time = trueNow()
    const now = new Date(time).toISOString()
    const times = workTimes(view.order, stepsTaken(history), entries, { now: time, timeZone })
    const logo = (await data.read(pictureOf(logoId))) ?? null
    const source = { view, parts, pictures, company, logo, people, times, timeZone, now }
    const pdf = await makePdf(await summaryOf({ ...source, load: data.photoBytes }, t, format))
    setMaking(false)
    if (pdf) await shareFile(new File([pdf], `${view.order.ref}.pdf`, { type: 'application/pdf' }))
    else showToast(t('summary.failed'), { kind: 'danger' })
  }

  return (
    <Button icon={<FileText aria-hidden="true" />} pending={making} onPress={() => void make()}>
      {t('summary.share')}
    </Button>
  )
}
