export const deletion = {
  'deletion.title': 'Delete company',
  'deletion.about': 'Everything is deleted 30 days after you ask for it.',
  'deletion.start': 'Delete company',
  'deletion.keep': 'Keep company',
  'deletion.kept': 'The company stays',
  'deletion.due': 'This company will be deleted on {date}',
  'deletion.onlyOwner': 'Only the owner can stop it.',
  'deletion.youCanStop': 'Only you can stop it. Export what you want to keep.',
  'deletion.confirmTitle': 'Delete {company}?',
  'deletion.confirm': 'Delete in 30 days',
  'deletion.everything':
    'On {date}, customers, orders, hours, messages and photos are deleted for everyone.',
  'deletion.untilThen': 'Until then everyone works as before, and you can keep the company.',
  'deletion.exportFirst': 'Afterwards nothing can be restored. Export everything first.',
  'deletion.typeName': 'To confirm, type “{company}”',
} as const
