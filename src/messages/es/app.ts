import type { enApp } from '../en/app.ts'
import { absences } from './app/absences.ts'
import { assets } from './app/assets.ts'
import { change } from './app/change.ts'
import { chat } from './app/chat.ts'
import { companyTexts } from './app/company.ts'
import { invites } from './app/invites.ts'
import { deletion } from './app/deletion.ts'
import { erasure } from './app/erasure.ts'
import { restore } from './app/restore.ts'
import { firstStepTexts } from './app/first-steps.ts'
import { hours } from './app/hours.ts'
import { inventory } from './app/inventory.ts'
import { logTexts } from './app/log.ts'
import { map } from './app/map.ts'
import { orderPage } from './app/order-page.ts'
import { photo } from './app/photo.ts'
import { ownership } from './app/ownership.ts'
import { pages } from './app/pages.ts'
import { roleTexts } from './app/roles.ts'
import { settings } from './app/settings.ts'
import { shellSheets } from './app/shell-sheets.ts'
import { sign } from './app/sign.ts'
import { stock } from './app/stock.ts'
import { sync } from './app/sync.ts'
import { team } from './app/team.ts'
import { template } from './app/template.ts'
import { time } from './app/time.ts'
import { today } from './app/today.ts'
import { welcome } from './app/welcome.ts'
import { yourData } from './app/your-data.ts'
import { location } from './app/location.ts'
import { orderActions } from './app/order-actions.ts'

export const esApp = {
  ...absences,
  ...assets,
  ...change,
  ...chat,
  ...companyTexts,
  ...firstStepTexts,
  ...hours,
  ...inventory,
  ...invites,
  ...logTexts,
  ...map,
  ...orderPage,
  ...photo,
  ...deletion,
  ...erasure,
  ...restore,
  ...ownership,
  ...pages,
  ...roleTexts,
  ...settings,
  ...shellSheets,
  ...sign,
  ...stock,
  ...sync,
  ...team,
  ...template,
  ...time,
  ...today,
  ...welcome,
  ...location,
  ...orderActions,
  ...yourData,
} satisfies Record<keyof typeof enApp, string>
