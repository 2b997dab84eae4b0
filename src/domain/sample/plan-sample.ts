import { sampleId } from '../entities/sample-id.ts'
import { planCustomers } from './plan-customers.ts'
import { planOrders } from './plan-orders.ts'
import { planStock } from './plan-stock.ts'
import { planTemplates } from './plan-templates.ts'
import type { SampleChange, SampleContext, SampleMaker } from './sample-maker.ts'

/** Everything that the sample data consists of, as the ordinary changes that make it, in order. */
export function planSample(context: SampleContext): readonly SampleChange[] {
  const idOf = (key: string) => sampleId(context.round, key)
  const maker: SampleMaker = {
    ...context,
    idOf,
    change: (key, name, args) => ({ id: idOf(key), name, args }) as SampleChange,
  }
  return [
    ...planTemplates(maker),
    ...planCustomers(maker),
    ...planStock(maker),
    ...planOrders(maker),
  ]
}
