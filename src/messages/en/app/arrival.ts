export const arrivalTexts = {
  'arrival.question': 'Arrived at {time}?',
  'arrival.accept': 'Yes, arrived',
  'arrival.notNow': 'Not now',
} as const
