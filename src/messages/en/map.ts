export const map = {
  'map.open': 'Map',
  'map.title': 'Where it is',
  'map.label': 'Map around {address}. The arrow keys move it, plus and minus zoom.',
  'map.closer': 'Zoom in',
  'map.farther': 'Zoom out',
  'map.back': 'Back to the site',
  'map.own': 'Where am I?',
  'map.ownAt': 'You are {distance} km away, as the crow flies (± {metres} m).',
  'map.ownLost': 'Your place cannot be found right now. Try again under the open sky.',
  'map.coming': 'The map is being fetched. Without a connection it comes as soon as there is one.',
  'map.missing': 'The map of this area is not on this device',
  'map.missingNote':
    'The address and the way there are below. With a connection the map comes by itself; “Take everything along” on the Today page keeps it for later.',
  'map.cannot': 'This browser cannot draw maps',
  'map.cannotNote': 'The address and the way there are below.',
  'map.madeUp': 'Map: the town of the demo, which is made up.',
} as const
