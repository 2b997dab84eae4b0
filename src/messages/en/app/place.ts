export const placeTexts = {
  'place.title': 'Location on the map',
  'place.mapLabel': 'Map for the pin. Arrow keys move it, plus and minus zoom.',
  'place.pin': 'Pin. Arrow keys move it {one} m, with Shift {more} m.',
  'place.pinMiddle': 'Pin in the middle',
  'place.drop': 'Tap the map to drop the pin.',
  'place.adjust': 'Drag the pin, or select it and use the arrow keys.',
  'place.noMap': 'No map of this area',
  'place.noMapNote': 'Use your location, or paste coordinates or a map link.',
  'place.missingNote':
    'It loads when you’re back online. Your location, coordinates and links work now.',
  'place.at': 'Pin at {point}',
  'place.none': 'No pin yet',
  'place.here': 'Use my location',
  'place.accuracy': 'Your location, ± {metres} m',
  'place.inexact': 'Your location, only ± {metres} m. Check the pin.',
  'place.remove': 'Remove pin',
  'place.text': 'Coordinates or map link',
  'place.textHint':
    'Such as 44.6488, -63.5752, or a link from Google Maps, Apple Maps or OpenStreetMap',
  'place.shortLink':
    'Short links can’t be read here. Open it and copy the full link or the coordinates.',
  'place.unknown': 'No coordinates found. Enter latitude and longitude, separated by a comma.',
  'place.asksFit': 'Address changed. Is the pin still right?',
  'place.keep': 'Keep pin',
  'place.known': 'Another site at this address has a location.',
  'place.useKnown': 'Use that location',
} as const
