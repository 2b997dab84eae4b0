import type { Actor } from '../access/actor.ts'
import { isAdminLevel } from '../access/can.ts'
import type { MovementType } from '../entities/movement.ts'

/** Who may do it: everyone, the office and people with the permission 'inventory', the office alone, or no one. */
type Right = 'everyone' | 'inventory' | 'office' | 'noOne'

/** Whose location a movement touches: the author's present or former van, another van, a warehouse, or none. */
export const locationRelations = ['own', 'van', 'warehouse', 'outside'] as const
export type LocationRelation = (typeof locationRelations)[number]

/** What may be at one end of a movement. */
type End = 'location' | 'none' | 'either'

interface MovementRule {
  readonly from: End
  readonly to: End
  /** The end that its author handles. Both of its locations must exist, and its item must be in the catalogue. */
  readonly ownEnd: 'from' | 'to'
  readonly who: Readonly<Record<LocationRelation, Right>>
  /** What it refers to: an order that its author may work on, or a transfer, of which no more arrives than was sent. */
  readonly refersTo: 'order' | 'transfer' | null
}

const anywhere = { own: 'everyone', van: 'inventory', warehouse: 'inventory' } as const
const forTheOffice = { own: 'office', van: 'office', warehouse: 'office' } as const

/**
 * The rules of the whole ledger. The mutators follow it, and `npm run rules` writes it into firestore.rules. No one
 * needs a permission for their own van. How much a location holds is a sum that neither the rules nor the mutators can
 * ask for: the app refuses to send more than it knows of, and the office sees what has fallen below zero.
 */
export const movementRules: Readonly<Record<MovementType, MovementRule>> = {
  receive: {
    from: 'none',
    to: 'location',
    ownEnd: 'to',
    who: { ...forTheOffice, outside: 'noOne' },
    refersTo: null,
  },
  consume: {
    from: 'either',
    to: 'none',
    ownEnd: 'from',
    who: { ...anywhere, outside: 'everyone' },
    refersTo: 'order',
  },
  return: {
    from: 'none',
    to: 'either',
    ownEnd: 'to',
    who: { ...anywhere, outside: 'everyone' },
    refersTo: 'order',
  },
  transferOut: {
    from: 'location',
    to: 'location',
    ownEnd: 'from',
    who: { ...anywhere, outside: 'noOne' },
    refersTo: null,
  },
  // Only the receiver confirms an arrival, so that no one ends a transfer to someone else.
  transferIn: {
    from: 'location',
    to: 'location',
    ownEnd: 'to',
    who: { own: 'everyone', van: 'office', warehouse: 'inventory', outside: 'noOne' },
    refersTo: 'transfer',
  },
  count: {
    from: 'none',
    to: 'location',
    ownEnd: 'to',
    who: { own: 'inventory', van: 'inventory', warehouse: 'office', outside: 'noOne' },
    refersTo: null,
  },
}

/** The smallest quantity of one movement, and the largest for a technician and for the office. */
export const quantities = { least: 0.001, technician: 10_000, office: 1_000_000 } as const

/** Whose location this is from a person's view; 'outside' where there is none. */
export function locationRelationOf(
  uid: string,
  place: Readonly<Record<string, unknown>> | null,
): LocationRelation {
  if (place === null) return 'outside'
  const { technicianId, formerTechnicianIds, kind } = place
  const wasTheirs = Array.isArray(formerTechnicianIds) && formerTechnicianIds.includes(uid)
  if (technicianId === uid || wasTheirs) return 'own'
  return kind === 'warehouse' ? 'warehouse' : 'van'
}

/** Whether a person may make such a movement at such a location. */
export function mayMove(actor: Actor, type: MovementType, touch: LocationRelation): boolean {
  const right = movementRules[type].who[touch]
  if (actor.status !== 'active' || right === 'noOne') return false
  if (isAdminLevel(actor) || right === 'everyone') return true
  return right === 'inventory' && actor.permissions.includes('inventory')
}
