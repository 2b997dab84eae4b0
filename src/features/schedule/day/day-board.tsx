import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual'
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { DayAxis } from '#domain/dispatch/day-axis.ts'
import { useFormat, useT } from '#messages/index.ts'
import { zoomSteps } from '../board/board-url.ts'
import type { BoardHandle } from '../board/create-board-handle.ts'
import { laneHeight, type LaneSizes, isRoomy } from './bar-box.ts'
import styles from './day-board.module.css'
import { LaneHead } from './lane-head.tsx'
import { LaneRow } from './lane-row.tsx'
import type { Lane } from './lane-model.ts'
import { laneOffsets } from './lane-offsets.ts'
import { TimeHeader } from './time-header.tsx'
import { useViewStretch } from './use-view-stretch.ts'

const headerHeight = 32
const headWidth = 208
const anytimeWidth = 132

export interface DayBoardProps {
  axis: DayAxis
  lanes: readonly Lane[]
  sizes: LaneSizes
  /** Index into `zoomSteps`. */
  zoom: number
  selected: readonly string[]
  /** Where the keyboard is. */
  cursor: { readonly personId: string; readonly visitId: string | null } | null
  /** The minute of the day that it is now; null on another day. */
  nowMinute: number | null
  /** The company's. */
  timeZone: string
  /** Where the day is first scrolled to, in minutes. */
  firstMinute: number
  /** Receives what is drawn, for gestures and keys. */
  handle: BoardHandle
}

/** The lanes of a day: those on the screen, of their hours first those on the screen. */
export function DayBoard(props: DayBoardProps) {
  const { axis, lanes, sizes, selected, cursor, nowMinute, timeZone, handle } = props
  const [t, format] = [useT(), useFormat()]
  const words = useMemo(() => ({ t, format, timeZone }), [t, format, timeZone])
  const ppm = zoomSteps[props.zoom] ?? 1
  const hasAnytime = lanes.some(({ anytime }) => anytime.length > 0)
  const left = headWidth + (hasAnytime ? anytimeWidth : 0)
  const offsets = useMemo(
    () => laneOffsets(lanes.map((lane) => laneHeight(lane, sizes))),
    [lanes, sizes],
  )
  const longest = useMemo(
    () => Math.max(0, ...lanes.flatMap(({ bars }) => bars.map(({ from, to }) => to - from))),
    [lanes],
  )
  // What is drawn first is what the day is scrolled to.
  useScrollToStart(handle.scroller, axis.day, props.firstMinute, ppm)
  const bars = lanes.reduce((sum, lane) => sum + lane.bars.length, 0)
  const view = useViewStretch(handle.scroller, ppm, {
    minutes: axis.minutes,
    barsOfLane: bars / Math.max(1, lanes.length),
  })
  const held = cursor ? lanes.findIndex(({ person }) => person.user.id === cursor.personId) : -1

  const rows = useVirtualizer({
    count: lanes.length,
    getScrollElement: handle.scroller,
    estimateSize: (index) => (offsets[index + 1] ?? 0) - (offsets[index] ?? 0),
    getItemKey: (index) => lanes[index]?.person.user.id ?? index,
    overscan: 3,
    scrollMargin: 0,
    // The focused lane stays, or scrolling would take the focus away.
    rangeExtractor: (range) => {
      const indices = defaultRangeExtractor(range)
      return held < 0 || indices.includes(held) ? indices : [...indices, held].sort((a, b) => a - b)
    },
  })
  useLayoutEffect(() => rows.measure(), [rows, offsets])

  useLayoutEffect(() => {
    handle.setStage({ axis, lanes, offsets, sizes, ppm, left, top: headerHeight }, (index) =>
      rows.scrollToIndex(index, { align: 'auto' }),
    )
  }, [axis, lanes, offsets, sizes, ppm, left, handle, rows])
  useLayoutEffect(() => handle.setNow(nowMinute), [handle, nowMinute])
  useEffect(
    () => () => {
      handle.setStage(null)
      handle.setNow(null)
    },
    [handle],
  )

  const shown = rows.getVirtualItems().flatMap(({ index, key, start, size }) => {
    const lane = lanes[index]
    if (!lane) return []
    const ids = new Set([...lane.bars, ...lane.anytime].map(({ item }) => item.id))
    const look = {
      lane,
      sizes,
      words,
      selected: selected.filter((id) => ids.has(id)).join(),
      current: cursor?.personId === lane.person.user.id ? (cursor.visitId ?? '') : null,
    }
    return { key, look, box: { top: start, height: size } }
  })

  const style = {
    '--ppm': ppm,
    '--day-minutes': axis.minutes,
    '--head-width': `${headWidth}px`,
    '--anytime-width': `${hasAnytime ? anytimeWidth : 0}px`,
    '--header-height': `${headerHeight}px`,
    '--bar': `${sizes.bar}px`,
    width: left + axis.minutes * ppm,
    height: headerHeight + (offsets.at(-1) ?? 0),
  } as CSSProperties

  return (
    <div
      ref={handle.setScroller}
      className={styles.scroller}
      style={{ scrollPadding: `${headerHeight}px 24px 24px ${left}px` }}
      data-board
    >
      <div
        ref={handle.setCanvas}
        className={styles.canvas}
        style={style}
        data-roomy={isRoomy(sizes) || undefined}
      >
        <TimeHeader axis={axis} hasAnytime={hasAnytime} isRoomy={ppm >= 1} />
        {/* Together: a browser moves one sticky box in the frame of a scroll sooner than one for each lane. */}
        <div className={styles.heads}>
          {shown.map((row) => (
            <LaneHead key={row.key} {...row.box} {...row.look} hasAnytime={hasAnytime} />
          ))}
        </div>
        <div className={styles.lanes}>
          {shown.map((row) => (
            <LaneRow
              key={row.key}
              {...row.box}
              {...row.look}
              ppm={ppm}
              view={view}
              longest={longest}
            />
          ))}
        </div>
        {nowMinute !== null && (
          <div
            className={styles.now}
            style={{ '--from': nowMinute } as CSSProperties}
            title={t('board.now')}
          />
        )}
      </div>
    </div>
  )
}

/** Shows the working hours first, on each new day; zooming keeps what is on the screen. */
function useScrollToStart(
  scroller: () => HTMLElement | null,
  day: string,
  minute: number,
  ppm: number,
): void {
  const shown = useRef({ day: '', ppm })
  useLayoutEffect(() => {
    const element = scroller()
    if (!element) return
    const before = shown.current
    if (before.day !== day) element.scrollTo({ left: minute * ppm })
    else if (before.ppm !== ppm) element.scrollTo({ left: (element.scrollLeft * ppm) / before.ppm })
    shown.current = { day, ppm }
  }, [scroller, day, minute, ppm])
}
