import { assets } from './en/assets.ts'
import { change } from './en/change.ts'
import { chat } from './en/chat.ts'
import { inventory } from './en/inventory.ts'
import { map } from './en/map.ts'
import { orderPage } from './en/order-page.ts'
import { photo } from './en/photo.ts'
import { places } from './en/places.ts'
import { settings } from './en/settings.ts'
import { sign } from './en/sign.ts'
import { stock } from './en/stock.ts'
import { sync } from './en/sync.ts'
import { template } from './en/template.ts'
import { time } from './en/time.ts'
import { today } from './en/today.ts'
import { way } from './en/way.ts'
import { work } from './en/work.ts'

/** What is said while working on an order: loaded with those parts of the pages. */
export const enWork = {
  ...assets,
  ...change,
  ...chat,
  ...inventory,
  ...map,
  ...orderPage,
  ...photo,
  ...places,
  ...settings,
  ...sign,
  ...stock,
  ...sync,
  ...template,
  ...time,
  ...today,
  ...way,
  ...work,
} as const
