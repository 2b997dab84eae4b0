import { Coins } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { invoicesAbout } from '#data/index.ts'
import { useActor, useData, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Estimate } from '#domain/entities/estimate.ts'
import { convertedOrderId } from '#domain/estimate/order-of-estimate.ts'
import { askedMinor, basisOfEstimate } from '#domain/invoice/deposit/deposit-draft.ts'
import { isAskedDeposit } from '#domain/invoice/deposit/deposits.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ButtonLink } from '#ui/link.tsx'

/** Asks for the deposit that an estimate names, or leads to the one that was asked for. */
export function AskDeposit({ estimate }: { estimate: Estimate }) {
  const t = useT()
  const actor = useActor()
  const data = useData()
  const navigate = useNavigate()
  const reportProblem = useProblemToast()
  const [isAsking, setAsking] = useState(false)
  const mayAsk = actor !== null && can(actor, 'invoice/edit')
  const basis = mayAsk ? basisOfEstimate(estimate) : null
  const isNamed = basis !== null && askedMinor(basis, basis.deposit) > 0
  const orderId = convertedOrderId(estimate.id)
  const invoices = useLive(invoicesAbout({ orderId }))
  if (!isNamed || !invoices) return null
  const asked = invoices.find(({ invoice }) => isAskedDeposit(invoice))
  if (asked)
    return <ButtonLink href={`/invoices/${asked.invoice.id}`}>{t('deposit.askShow')}</ButtonLink>

  async function ask() {
    setAsking(true)
    const { askDeposit } = await data.loadInvoicing()
    const name = t('deposit.askName', { title: estimate.title })
    const made = await askDeposit({ estimateId: estimate.id }, name)
    setAsking(false)
    if (made.ok) await navigate(`/invoices/${made.value.invoiceId}`)
    else reportProblem(made.problem)
  }

  return (
    <Button icon={<Coins aria-hidden="true" />} pending={isAsking} onPress={() => void ask()}>
      {t('deposit.ask')}
    </Button>
  )
}
