/** The board's commands with their keys, by what they are for. */
export const boardKeys = [
  {
    group: 'go',
    keys: [
      ['visits', ['←', '→']],
      ['lanes', ['↑', '↓']],
      ['laneEnds', ['Home', 'End']],
      ['tenLanes', ['PgUp', 'PgDn']],
      ['boardEnds', ['Ctrl', 'Home']],
      ['queue', ['Q']],
      ['board', ['B']],
      ['map', ['P']],
      ['search', ['/']],
    ],
  },
  {
    group: 'choose',
    keys: [
      ['open', ['Enter']],
      ['select', ['Space']],
      ['extend', ['Shift', '→']],
      ['selectLane', ['Ctrl', 'A']],
      ['unselect', ['Esc']],
    ],
  },
  {
    group: 'change',
    keys: [
      ['move', ['M']],
      ['resize', ['R']],
      ['assign', ['A']],
      ['suggest', ['S']],
      ['unassign', ['U']],
      ['lock', ['L']],
      ['send', ['D']],
      ['undo', ['Ctrl', 'Z']],
      ['redo', ['Ctrl', 'Shift', 'Z']],
    ],
  },
  {
    group: 'moving',
    keys: [
      ['quarter', ['←', '→']],
      ['hour', ['Shift', '→']],
      ['toLane', ['↑', '↓']],
      ['toDay', ['PgUp', 'PgDn']],
      ['keep', ['Enter']],
      ['cancel', ['Esc']],
    ],
  },
  {
    group: 'view',
    keys: [
      ['today', ['T']],
      ['days', ['[', ']']],
      ['views', ['1', '4']],
      ['zoom', ['+', '-']],
    ],
  },
] as const
