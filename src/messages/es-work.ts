import { stock } from './es/stock.ts'
import { time } from './es/time.ts'
import { work } from './es/work.ts'

export const esWork = {
  ...stock,
  ...time,
  ...work,
}
