/** A person of the demo company who can sign in. */
export interface DemoAccount {
  readonly uid: string
  readonly email: string
  readonly password: string
  readonly name: string
  readonly role: 'owner' | 'admin' | 'technician'
}

/** A document before it is encoded: instants as ISO text, those in `serverTimes` become timestamps. */
export interface DemoDocument {
  /** Relative to `/documents`. */
  readonly path: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface DemoAddress {
  readonly line1: string
  readonly line2: string
  readonly postcode: string
  readonly city: string
  readonly region: string
  readonly country: string
}

export interface DemoSite {
  readonly id: string
  readonly name: string
  readonly address: DemoAddress
  readonly directions: string
  readonly gateCode: string
  readonly accessNotes: string
  readonly geo: { readonly latitude: number; readonly longitude: number }
}

export interface DemoCustomer {
  readonly id: string
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly notes: string
  /** The first is the primary one. */
  readonly sites: readonly [DemoSite, ...DemoSite[]]
}

/** One thing that happened to an order, `after` so many minutes from its planned start. */
export type DemoEvent =
  | { readonly to: string; readonly after: number; readonly reason?: string }
  | { readonly resolution: string; readonly after: number }

export interface DemoOrder {
  readonly id: string
  readonly siteId: string
  readonly title: string
  readonly description: string
  readonly instructions: string
  readonly priority: 'low' | 'normal' | 'high' | 'urgent'
  readonly tags: readonly string[]
  readonly assignees: readonly string[]
  /** Planned start in hours from now, null for no time yet; length in minutes. */
  readonly startsIn: number | null
  readonly minutes: number
  readonly events: readonly DemoEvent[]
}
