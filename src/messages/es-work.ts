import { assets } from './es/assets.ts'
import { change } from './es/change.ts'
import { chat } from './es/chat.ts'
import { inventory } from './es/inventory.ts'
import { map } from './es/map.ts'
import { orderPage } from './es/order-page.ts'
import { photo } from './es/photo.ts'
import { places } from './es/places.ts'
import { settings } from './es/settings.ts'
import { sign } from './es/sign.ts'
import { stock } from './es/stock.ts'
import { sync } from './es/sync.ts'
import { template } from './es/template.ts'
import { time } from './es/time.ts'
import { today } from './es/today.ts'
import { way } from './es/way.ts'
import { work } from './es/work.ts'

export const esWork = {
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
}
