import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { StatusBadge } from '#components/order/status-badge.tsx'
import { PriorityMark } from '#components/order/priority-mark.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import type { Searchable } from '#data/index.ts'
import { useActor, useFeature } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { CommandMenu } from '#ui/overlay/command-menu.tsx'
import type { CommandGroup, CommandItem } from '#ui/overlay/command-rows.tsx'
import { Kbd } from '#ui/kbd.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { shownKeys } from '#ui/shown-keys.ts'
import { useIsTouch } from '#ui/use-media-query.ts'
import { listSearch } from '../commands/list-search.ts'
import { type Command, commandGroups } from '../commands/command.ts'
import { useCommands } from '../commands/use-commands.ts'
import { PageHistoryContext } from '../routing/page-history.ts'
import { earlyLetters, takeEarlyLetters } from './early-letters.ts'
import { findAddress, findAllAddress } from './find-address.ts'
import { firstFindState, type FindState } from './find-state.ts'
import { findCommands, leadingGroups } from './find-commands.ts'
import { noteRecent, recentResults } from './recent-results.ts'
import { resultKey } from './result-key.ts'
import type { FoundGroup } from './search-index.ts'
import { useSearch } from './use-search.ts'
import { useTodaysOrders } from './use-todays-orders.ts'

/** Results per kind at first, and after "Show all". */
const some = 4
const many = 200

/** The command palette: open any page, run any command, find anything on this device. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const actor = useActor()
  const finder = { uid: actor?.uid ?? '', office: actor !== null && isAdminLevel(actor) }
  const isTouch = useIsTouch()
  const [hasList] = useState(() => listSearch() !== null)
  const leftOut = ['find', ...(hasList ? [] : ['search']), ...(isTouch ? ['keys'] : [])]
  const commands = useCommands().filter(({ id }) => !leftOut.includes(id))
  const [state, change] = useFindState()
  const hasStock = useFeature('inventory')
  const search = useSearch(state.text, state.kind === null ? some : many)
  const { isWaiting, isFirst } = search
  // Without stock a part has no page.
  const found = search.found.filter(({ kind }) => hasStock || kind !== 'part')
  const [opened] = useState(() => recentResults(finder.uid))
  const todays = useTodaysOrders(finder.office)
  const isBlank = state.text.trim() === ''
  const recent = isBlank ? opened : []
  const recentKeys = new Set(recent.map(resultKey))
  const today = isBlank ? todays.filter((one) => !recentKeys.has(resultKey(one))) : []
  const input = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(() => {
    input.current?.focus()
    const typed = takeEarlyLetters()
    // More letters may have come since the first render.
    if (typed !== '' && typed !== state.text) change({ text: typed, chosen: null, kind: null })
  })
  useEffect(() => takeOver(), [])

  function choose(id: string) {
    const command = commands.find((one) => one.id === id)
    const one = [...recent, ...today, ...found.flatMap(({ items }) => items)].find(
      (item) => resultKey(item) === id,
    )
    const group = found.find(({ kind }) => id === allOf(kind))
    const all = group ? findAllAddress(group.kind, state.text, finder.office) : null
    if (command) {
      onClose()
      // Closing the sheet changes the URL; the command runs after that.
      setTimeout(() => command.run())
    } else if (group && all === null) change({ ...state, kind: group.kind, chosen: null })
    else {
      // The sheet closes when the URL no longer names it, and reopens on Back.
      change({ ...state, chosen: id })
      if (one) noteRecent(finder.uid, one)
      const address = one ? findAddress(one, finder) : all
      if (address !== null) void navigate(address)
    }
  }

  const shown = state.kind === null ? found : found.filter(({ kind }) => kind === state.kind)
  const { best, others } = findCommands(state.kind === null ? commands : [], state.text)
  const foundCommands = [...best, ...others]
  const commandsOf = (group: (typeof commandGroups)[number]) => ({
    id: group,
    title: t(`search.${group}`),
    items: foundCommands.filter((command) => command.group === group).map(commandItem),
  })
  const meant = leadingGroups(best, shown, state.text)
  const groups: CommandGroup[] = [
    {
      id: 'recent',
      title: t('search.recent'),
      items: recent.map((one) => ({ ...itemOf(one), end: t(`search.${one.kind}`) })),
    },
    { id: 'today', title: t('search.today'), items: today.map(makeItem) },
    ...meant.map(commandsOf),
    ...shown.map((group) => ({
      id: group.kind,
      title: t(`search.${group.kind}`),
      isOld: isWaiting,
      items: [
        ...group.items.map(itemOf),
        ...(group.total > group.items.length && state.kind === null
          ? [
              {
                id: allOf(group.kind),
                title: t('search.all', { count: group.total }),
                isMore: true,
              },
            ]
          : []),
      ],
    })),
    ...commandGroups.filter((group) => !meant.some((one) => one === group)).map(commandsOf),
  ]

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('shell.search')}
      closeLabel={t('action.close')}
    >
      <CommandMenu
        label={t('shell.search')}
        hint={t('shell.searchHint')}
        text={state.text}
        onTextChange={(text) => change({ text, chosen: null, kind: null })}
        marked={state.chosen}
        onMark={(chosen) => change({ ...state, chosen })}
        groups={groups.filter(({ items }) => items.length > 0)}
        isWaiting={isWaiting}
        none={isFirst ? null : t('shell.searchNone')}
        onChoose={choose}
        inputRef={input}
      />
    </Sheet>
  )
}

/** The typed text and the highlight, restored when the user comes back from a result. */
function useFindState(): [FindState, (next: FindState) => void] {
  const history = useContext(PageHistoryContext)
  const [query] = useSearchParams()
  const [state, setState] = useState<FindState>(() =>
    firstFindState({
      typed: earlyLetters(),
      noted: history?.current()?.notes['find'],
      words: query.get('words') ?? '',
    }),
  )
  const change = (next: FindState) => {
    setState(next)
    history?.note('find', next)
  }
  return [state, change]
}

function commandItem({ id, title, keys }: Command): CommandItem {
  return { id, title, ...(keys !== undefined && { end: <Kbd keys={shownKeys(keys)} /> }) }
}

function allOf(kind: FoundGroup['kind']): string {
  return `all/${kind}`
}

/** One object for each result, so that its row is rendered once. */
const itemsOf = new WeakMap<Searchable, CommandItem>()

function itemOf(one: Searchable): CommandItem {
  const item = itemsOf.get(one) ?? makeItem(one)
  itemsOf.set(one, item)
  return item
}

function makeItem(one: Searchable): CommandItem {
  const { title, note, at, order } = one
  return {
    id: resultKey(one),
    title,
    note: at === undefined ? note : <WhenText at={at} />,
    ...(order && {
      end: (
        <>
          <PriorityMark priority={order.priority} iconOnly />
          <StatusBadge status={order.status} bare />
        </>
      ),
    }),
  }
}
