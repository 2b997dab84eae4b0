import { avatarHue } from './avatar-hue.ts'

/** A person's own colour in the theme in effect, for CSS: of their initials, and of their route on a map. */
export const personColour = (userId: string): string => `var(--person-${avatarHue(userId)})`
