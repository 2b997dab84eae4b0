/** What the demo company plans by; one of them is no longer asked for. */
export const skills = [
  skill('gas', 'Gas'),
  skill('electrical', 'Electrical'),
  skill('refrigeration', 'Refrigeration'),
  skill('heat-pumps', 'Heat pumps'),
  skill('height', 'Working at height'),
  skill('confined', 'Confined spaces'),
  skill('first-aid', 'First aid'),
  skill('oil', 'Oil burners', true),
] as const

function skill(id: string, label: string, isArchived = false) {
  return { id, label, isArchived }
}
