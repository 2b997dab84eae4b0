import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import { NeedFields } from './needs/need-fields.tsx'
import type { WindowSettings } from './when/arrival-window.ts'
import { WhenFields } from './when/when-fields.tsx'
import { WindowField } from './when/window-field.tsx'
import { WhoFields } from './who/who-fields.tsx'

/** When, who, and what is asked of them, in a form that has at least these fields. */
export function PlanFields({ visit, settings }: { visit: BoardVisit; settings: WindowSettings }) {
  return (
    <>
      <WhenFields timeZone={settings.timeZone}>
        <WindowField settings={settings} />
      </WhenFields>
      <WhoFields visit={visit} settings={settings} />
      <NeedFields />
    </>
  )
}
