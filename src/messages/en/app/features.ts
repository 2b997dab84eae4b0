export const featureTexts = {
  'admin.section.features': 'Features',
  'admin.sectionNote.features': 'What your company uses',
  'features.title': 'Features',
  'features.note':
    'Switching one off hides it for everyone. Nothing is deleted, and unsent changes still arrive.',
  'features.ownerOnly': 'Only the owner can switch features.',
  'features.notInPlan': 'Not in your plan.',
  'features.core': 'Always on',
  'features.coreNote': 'Orders, customers, team and chat.',
  'features.about.schedule':
    'The week’s plan for the team. Without it, orders keep their planned times.',
  'features.about.tracking':
    'Where people are, and their routes. Without it, no location is recorded or shown.',
  'features.about.inventory':
    'Parts in vans and warehouses. Without it, orders still list parts, but no stock changes.',
  'features.offTitle': 'Switch off {feature}?',
  'features.off.schedule':
    'The schedule disappears for everyone. Orders keep times and technicians.',
  'features.off.tracking':
    'The map disappears for everyone, and locations are no longer recorded. Earlier routes stay until they expire.',
  'features.off.inventory':
    'Stock and vans disappear for everyone. Quantities stay as they are until you switch it on again.',
  'features.offConfirm': 'Switch off for everyone',
} as const
