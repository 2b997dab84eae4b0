import type { FloatValue, IntValue, NullValue } from '../../values/value.ts'
import { error } from '../../values/value.ts'
import { operation } from '../operation.ts'

export const latLngFunctions = {
  value: operation(
    [['float', 'float']],
    (_: NullValue, [first, second]: [IntValue | FloatValue, IntValue | FloatValue], at) => {
      const latitude = Number(first.value)
      const longitude = Number(second.value)
      if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
        return error(`Invalid latlng: (${latitude}, ${longitude}).`, at)
      }
      return { type: 'latlng', latitude, longitude }
    },
  ),
}
