import type { ChecklistItem } from '../checklist/checklist-item.ts'
import type {
  AssetKey,
  CategoryKey,
  CustomerKey,
  MessageKey,
  OrderKey,
  PartKey,
  SiteKey,
  TemplateKey,
} from './sample-world.ts'

/** A question as its words are written; fields that are left out have their defaults. */
export type SampleQuestion = Pick<ChecklistItem, 'id' | 'kind' | 'label'> & Partial<ChecklistItem>

/** What the sample data says, in one language. */
export interface SampleWords {
  readonly customers: Readonly<
    Record<CustomerKey, { readonly name: string; readonly notes?: string }>
  >
  /** '' where the address says enough. */
  readonly sites: Readonly<
    Record<
      SiteKey,
      { readonly name?: string; readonly access?: string; readonly gateCode?: string }
    >
  >
  readonly assets: Readonly<Record<AssetKey, string>>
  readonly templates: Readonly<
    Record<
      TemplateKey,
      {
        readonly name: string
        readonly instructions: string
        readonly checklist: readonly SampleQuestion[]
        /** By question, in the order of the checklist. */
        readonly answers: Readonly<Record<string, boolean | number | string>>
      }
    >
  >
  readonly parts: Readonly<Record<PartKey, string>>
  readonly categories: Readonly<Record<CategoryKey, string>>
  readonly locations: { readonly warehouse: string; readonly van: string }
  /** Why the first stock was added. */
  readonly openingStock: string
  readonly orders: Readonly<
    Record<
      OrderKey,
      {
        readonly title: string
        readonly description: string
        /** What was done. */
        readonly resolution?: string
        /** Why it is on hold, cancelled, paused or not complete. */
        readonly reason?: string
      }
    >
  >
  readonly messages: Readonly<Record<MessageKey, string>>
}
