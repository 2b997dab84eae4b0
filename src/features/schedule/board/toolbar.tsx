import { ChevronLeft, ChevronRight, Map, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef } from 'react'
import { SkillSelect, TerritorySelect } from '#components/dispatch/people-selects.tsx'
import { useSkills, useTerritories } from '#data/react.ts'
import { addDays } from '#domain/time/local-time.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { type BoardAddress, boardViews, zoomSteps } from './board-url.ts'
import { useHasRoomBeside } from './use-has-room-beside.ts'
import styles from './toolbar.module.css'
import type { ChangeAddress } from './use-board-address.ts'

export interface ToolbarProps {
  address: BoardAddress
  today: string
  change: ChangeAddress
  /** Shows the present time of today. */
  onNow: () => void
}

/** Which day, which view, whose lanes. */
export function Toolbar({ address, today, change, onNow }: ToolbarProps) {
  const t = useT()
  const skills = useSkills()
  const isBeside = useHasRoomBeside()
  // Without room for both, the map is one of the views.
  const isInstead = address.hasMap && !isBeside
  const territories = useTerritories()
  const step = (by: number) => change({ day: stepDay(address, by) })
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('board.tools')}>
      <div className={styles.group}>
        <Button
          size="small"
          onPress={() => {
            change({ day: today })
            onNow()
          }}
        >
          {t('board.today')}
        </Button>
        <IconButton
          size="small"
          label={t(`board.back.${address.view}`)}
          icon={<ChevronLeft />}
          onPress={() => step(-1)}
        />
        <DateField day={address.day} change={change} />
        <IconButton
          size="small"
          label={t(`board.on.${address.view}`)}
          icon={<ChevronRight />}
          onPress={() => step(1)}
        />
      </div>
      <ChipRow label={t('board.view')}>
        {boardViews.map((view) => (
          <Chip
            key={view}
            isSelected={address.view === view && !isInstead}
            onPress={() => change(isInstead ? { view, hasMap: false } : { view })}
          >
            {t(`board.view.${view}`)}
          </Chip>
        ))}
        <Chip
          icon={<Map aria-hidden="true" />}
          isSelected={address.hasMap}
          onPress={() => change({ hasMap: isInstead || !address.hasMap })}
        >
          {t('board.showMap')}
        </Chip>
      </ChipRow>
      <SkillSelect
        skills={skills}
        className={styles.filter}
        value={address.skill}
        onChange={(skill) => change({ skill })}
      />
      <TerritorySelect
        territories={territories}
        className={styles.filter}
        value={address.territory}
        onChange={(territory) => change({ territory })}
      />
      {address.view === 'day' && (
        <div className={styles.group}>
          <IconButton
            size="small"
            label={t('board.zoomOut')}
            icon={<ZoomOut />}
            isDisabled={address.zoom === 0}
            onPress={() => change({ zoom: address.zoom - 1 })}
          />
          <IconButton
            size="small"
            label={t('board.zoomIn')}
            icon={<ZoomIn />}
            isDisabled={address.zoom === zoomSteps.length - 1}
            onPress={() => change({ zoom: address.zoom + 1 })}
          />
        </div>
      )}
    </div>
  )
}

/** Each digit of a date that is typed makes another day: Back leads to the one before all of them. */
function DateField({ day, change }: { day: string; change: ChangeAddress }) {
  const t = useT()
  const isTyping = useRef(false)
  return (
    <input
      type="date"
      className={styles.date}
      aria-label={t('board.date')}
      value={day}
      onBlur={() => {
        isTyping.current = false
      }}
      onChange={({ target: { value } }) => {
        if (value === '') return
        change({ day: value }, isTyping.current)
        isTyping.current = true
      }}
    />
  )
}

/** The day that one step back or on leads to: a day, a week, or a month. */
function stepDay({ view, day }: Pick<BoardAddress, 'view' | 'day'>, by: number): string {
  if (view === 'week') return addDays(day, 7 * by)
  if (view !== 'month') return addDays(day, by)
  const first = new Date(`${day.slice(0, 7)}-01T12:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + by)
  return first.toISOString().slice(0, 10)
}
