const count = 12

/** All hues of people, in degrees: each has its token `--person-…`. */
export const avatarHues: readonly number[] = Array.from(
  { length: count },
  (_, i) => (i * 360) / count,
)

/** The hue of a person's initials, in degrees: the same wherever and whenever that person is shown. */
export function avatarHue(userId: string): number {
  let hash = 0
  for (let i = 0; i < userId.length; i++) hash = (hash * 31 + userId.charCodeAt(i)) >>> 0
  return avatarHues[(hash ^ (hash >>> 16)) % count] ?? 0
}
