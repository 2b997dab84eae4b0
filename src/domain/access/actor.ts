export const roles = ['owner', 'admin', 'technician'] as const
export type Role = (typeof roles)[number]

/** Who acts: the part of a user document that permissions look at. */
export interface Actor {
  readonly uid: string
  readonly companyId: string
  readonly role: Role
  /** Only 'active' may do anything. */
  readonly status: string
  /** Known: 'inventory', 'edit_customers'. */
  readonly permissions: readonly string[]
}
