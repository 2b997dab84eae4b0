/** How Stripe's test cards behave that the stand-in knows. */
const behaviours: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declined',
  '4000000000000341': 'failsLater',
}

/**
 * Pays: every charge succeeds. Declined: it cannot be attached. FailsLater: it is attached and pays the first time, and
 * every later charge fails.
 */
export type CardBehaviour = 'pays' | 'declined' | 'failsLater'

/** The behaviour of a card by its number, however it is spaced; undefined for a number that is no test card. */
export function behaviourOf(number: string): CardBehaviour | undefined {
  return behaviours[number.replaceAll(/\D/g, '')]
}
