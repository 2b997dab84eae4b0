import { type SolomonFault, mostCustomers } from '#domain/planning/vrptw/read-solomon.ts'

const sentences: Readonly<Record<SolomonFault['fault'], string>> = {
  vehiclesMissing:
    'needs a line VEHICLE and below it the number of vehicles (1 or more) and their capacity.',
  customersMissing: 'needs a line CUSTOMER and below it a row for the depot and for each customer.',
  depotMissing: 'has no row for the depot below CUSTOMER.',
  notNumbers:
    'should hold numbers: id, x, y, demand, ready time, due date and service time of a customer, or the number and capacity of the vehicles.',
  numberTooLarge: 'holds a number above 1000000000.',
  negative: 'holds a negative number where only 0 or more makes sense.',
  windowEndsBeforeItBegins: 'has a due date before its ready time.',
  idTwice: 'has the same id as a row above it.',
  tooManyCustomers: `is one customer too many: at most ${mostCustomers} can be planned.`,
}

/** What is wrong with the text of a file, as a sentence that names the file and the line. */
export function faultSentence(file: string, { line, fault }: SolomonFault): string {
  return line === 0 ? `${file} ${sentences[fault]}` : `Line ${line} of ${file} ${sentences[fault]}`
}
