const hues = 12

/** The hue of a person's initials, in degrees: the same wherever and whenever that person is shown. */
export function avatarHue(userId: string): number {
  let hash = 0
  for (let i = 0; i < userId.length; i++) hash = (hash * 31 + userId.charCodeAt(i)) >>> 0
  return ((hash ^ (hash >>> 16)) % hues) * (360 / hues)
}
