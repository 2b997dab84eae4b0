export const roles = ['owner', 'admin', 'technician'] as const
export type Role = (typeof roles)[number]

/** What somebody may be permitted besides what their role says. */
export const permissions = ['inventory', 'edit_customers'] as const

/** Who acts: the part of a user document that permissions look at. */
export interface Actor {
  readonly uid: string
  readonly companyId: string
  readonly role: Role
  /** Only 'active' may do anything. */
  readonly status: string
  /** Known: `permissions`. */
  readonly permissions: readonly string[]
}
