export const geocoderTexts = {
  'geocoder.title': 'Find address',
  'geocoder.search': 'Search',
  'geocoder.type': 'Type a street and town.',
  'geocoder.press': 'Press Enter to search.',
  'geocoder.asking': 'Searching…',
  'geocoder.found': '{count, plural, one {# address} other {# addresses}}',
  'geocoder.none': 'No matching addresses.',
  'geocoder.offline': 'Search needs a connection. Enter the address and drop the pin.',
  'geocoder.busy': 'Too many searches. Wait a moment.',
  'geocoder.broken': 'Search isn’t working. Enter the address and drop the pin.',
  'geocoder.use': 'Use this address',
} as const
