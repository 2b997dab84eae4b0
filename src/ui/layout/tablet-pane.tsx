import type { ReactNode } from 'react'
import { PageEnd } from './page.tsx'

/** A list beside its item on a tablet: without the sync status, which the item's page has. */
export function TabletPane({ children }: { children: ReactNode }) {
  return <PageEnd value={null}>{children}</PageEnd>
}
