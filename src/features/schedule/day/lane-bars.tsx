import { memo, useSyncExternalStore } from 'react'
import { barRoom, barTop, type LaneSizes } from './bar-box.ts'
import type { Words } from '../board/visit-label.ts'
import type { StretchView } from './create-stretch-view.ts'
import type { Lane } from './lane-model.ts'
import { VisitBar } from './visit-bar.tsx'
import { visibleBars } from './visible-bars.ts'

export interface LaneBarsProps {
  lane: Lane
  sizes: LaneSizes
  /** Pixels per minute. */
  ppm: number
  /** The minutes of the day that are drawn. */
  view: Pick<StretchView, 'get' | 'subscribe'>
  /** The length of the longest bar, in minutes. */
  longest: number
  /** Ids of the selected visits of this lane, joined: equal texts mean equal selections. */
  selected: string
  /** The visit of this lane that the keyboard is on; '' for the lane itself, null for another lane. */
  current: string | null
  words: Words
}

/** The visits of a lane that have a time, as far as they are on the screen or near it. */
export const LaneBars = memo(function LaneBars(props: LaneBarsProps) {
  const { lane, sizes, ppm, view, longest, current, words } = props
  const selected = new Set(props.selected.split(','))
  const stretch = useSyncExternalStore(view.subscribe, view.get, view.get)
  const visible = visibleBars(lane.bars, stretch, longest)
  // The one that the keyboard is on is drawn wherever it is, so that it can be focused.
  const held = lane.bars.find(({ item }) => item.id === current)
  const shown = held && !visible.includes(held) ? [...visible, held] : visible
  return shown.map((bar) => (
    <VisitBar
      key={bar.item.id}
      bar={bar}
      top={barTop(bar.row, sizes)}
      personId={lane.person.user.id}
      isSelected={selected.has(bar.item.id)}
      isCurrent={current === bar.item.id}
      {...barRoom((bar.to - bar.from) * ppm, bar.free * ppm)}
      words={words}
    />
  ))
})
