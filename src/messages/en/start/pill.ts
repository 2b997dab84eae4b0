export const pill = {
  'pill.synced': 'Synced',
  'pill.syncedNote': 'Everything is sent and up to date.',
  'pill.syncing': 'Syncing {count}',
  'pill.syncingPhotos': '{count, plural, one {Syncing # photo} other {Syncing # photos}}',
  'pill.syncingNote': 'Your changes are on their way to the office.',
  'pill.waiting': '{count} waiting',
  'pill.waitingNote': 'Daybook tries again by itself.',
  'pill.offline': 'Offline',
  'pill.offlineWaiting': 'Offline · {count} waiting',
  'pill.offlinePhotos':
    '{count, plural, one {Offline · # photo waiting} other {Offline · # photos waiting}}',
  'pill.offlineNote':
    '{count, plural, =0 {No signal. Changes from others arrive when you are back online.} one {# change is saved on this {device} and syncs when you are back online.} other {# changes are saved on this {device} and sync when you are back online.}}',
  'pill.noServerNote':
    '{count, plural, =0 {Daybook cannot reach the server and tries again by itself.} one {Daybook cannot reach the server. # change is saved on this {device} and syncs by itself.} other {Daybook cannot reach the server. # changes are saved on this {device} and sync by themselves.}}',
  'pill.downloading': 'Downloading',
  'pill.downloadingOf': 'Downloading {received} of {total}',
  'pill.downloadingNote': 'You can work with what is here already.',
  'pill.notUpdating': 'Not updating',
  'pill.notUpdatingNote':
    'Changes from others have not arrived since {when}. Daybook tries again by itself.',
  'pill.actionNeeded': '{count, plural, one {Action needed} other {Action needed · #}}',
  'pill.actionNeededNote':
    '{count, plural, one {# change needs a decision from you. It is kept on this {device}.} other {# changes need a decision from you. They are kept on this {device}.}}',
  'pill.signIn': '{count, plural, =0 {Sign in again} other {Sign in to sync #}}',
  'pill.signInNote': 'Your work is kept on this {device}. It syncs once you have signed in.',
  'pill.oldest': 'The oldest change is {age} old.',
  'device.phone': 'phone',
  'device.other': 'device',
  'size.small': 'under 1 kB',
  'value.another': '(another one)',
  'value.details': '(several details)',
  'unsent.syncing': 'Syncing',
  'unsent.waiting': 'Waiting to sync',
  'unsent.offline': 'Saved on this {device}',
  'unsent.signIn': 'Saved on this {device}, sign in to sync',
  'offline.title': 'Offline',
  'offline.note':
    'Keep working: everything is saved on this {device} and syncs when you are back online.',
  'offline.needed': 'This needs a connection. Try again when you are back online.',
} as const
