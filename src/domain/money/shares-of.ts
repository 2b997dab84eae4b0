/**
 * Splits a total into whole shares in proportion to weights, by largest remainder: they add up to the total exactly,
 * and of equal remainders the earlier one gets the unit. Without any weight the first share is the whole total.
 * A total and weights with the opposite signs have the opposite shares, so that credits mirror what they credit.
 */
export function sharesOf(total: bigint, weights: readonly bigint[]): readonly bigint[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  if (sum === 0n) return weights.map((_, i) => (i === 0 ? total : 0n))
  const shares = weights.map((weight) => (total * weight) / sum)
  const unit = total < 0n ? -1n : 1n
  // How much of a unit each share lacks, in the direction of the total.
  const lacks = weights.map((weight, i) => {
    const rest = total * weight - (shares[i] ?? 0n) * sum
    return sum < 0n ? -rest * unit : rest * unit
  })
  const order = [...weights.keys()].sort((a, b) => compare(lacks[b], lacks[a]) || a - b)
  let left = (total - shares.reduce((all, share) => all + share, 0n)) * unit
  for (const at of order) {
    if (left === 0n) break
    const step = left > 0n ? 1n : -1n
    shares[at] = (shares[at] ?? 0n) + step * unit
    left -= step
  }
  return shares
}

function compare(a = 0n, b = 0n): number {
  return a < b ? -1 : a > b ? 1 : 0
}
