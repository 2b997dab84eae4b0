import { useEffect, useSyncExternalStore } from 'react'
import { doesOfferHold } from '#components/order/does-offer-hold.ts'
import { type StepOffer, stepOffers } from '#components/order/step-offers.ts'
import { hideStepToast } from '#components/order/use-step-toast.ts'
import { orderById } from '#data/index.ts'
import { useLive } from '#data/react.ts'

/** Takes away the offer to undo a step of an order that was reassigned, taken back or cancelled since. */
export function StepOfferWatch({ uid }: { uid: string }) {
  const offers = useSyncExternalStore(stepOffers.subscribe, stepOffers.get)
  return offers.map((offer) => <Watch key={offer.orderId} offer={offer} uid={uid} />)
}

function Watch({ offer, uid }: { offer: StepOffer; uid: string }) {
  const view = useLive(orderById(offer.orderId))
  const isStale = view !== undefined && !doesOfferHold(offer, view, uid)
  useEffect(() => {
    // A newer step may have replaced the toast since this was rendered.
    if (isStale && stepOffers.get().includes(offer)) hideStepToast(offer.orderId)
  }, [isStale, offer])
  return null
}
