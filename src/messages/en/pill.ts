export const pill = {
  'pill.sent': 'All sent',
  'pill.sending': 'Sending {count}',
  'pill.waiting': '{count} waiting · {age}',
  'pill.needsYou': '{count, plural, one {Needs you} other {Needs you · #}}',
  'pill.signIn': 'Sign in to send {count}',
  'pill.noSignal': 'No signal',
  'pill.sentNote': 'Everything you did has been received by the office.',
  'pill.sendingNote':
    '{count, plural, one {# change is being sent to the office.} other {# changes are being sent to the office.}}',
  'pill.waitingNote':
    '{count, plural, one {# change is saved on this {device} and will be sent when there is signal.} other {# changes are saved on this {device} and will be sent when there is signal.}}',
  'pill.needsYouNote':
    '{count, plural, one {# change needs a decision from you. It is kept on this {device}.} other {# changes need a decision from you. They are kept on this {device}.}}',
  'pill.signInNote': 'Your work is kept on this {device}. Sign in again and it will be sent.',
  'pill.photos': '{count, plural, one {# photo waiting} other {# photos waiting}}',
  'pill.photosNote':
    '{count, plural, one {The office has received everything but # photo, which is saved on this {device}.} other {The office has received everything but # photos, which are saved on this {device}.}}',
  'device.phone': 'phone',
  'device.other': 'device',
  'size.small': 'under 1 kB',
  'value.another': '(another one)',
  'value.details': '(several details)',
  'unsent.mark': 'Saved on this {device}, not yet received by the office',
  'offline.title': 'No signal',
  'offline.note':
    'Go on working: everything is saved on this {device} and sent when the signal is back.',
  'offline.needed': 'This needs a connection. Try again when there is signal.',
  'sync.savedHere': 'Saved on this {device}',
} as const
