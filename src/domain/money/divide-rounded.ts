/** A quotient rounded to an integer, half away from zero, so that credits mirror what they credit. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n
  const [above, below] = [magnitude(dividend), magnitude(divisor)]
  const rounded = (2n * above + below) / (2n * below)
  return isNegative ? -rounded : rounded
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}
