import type { Look } from '../media/portrait.ts'

/** What the people with a photo look like; the others are shown by their initials. */
export const looks: Readonly<Record<string, Look>> = {
  'demo-owner': {
    skin: [236, 196, 170],
    hair: 'bun',
    hairColour: [148, 84, 52],
    top: [60, 84, 118],
    behind: [198, 214, 224],
    glasses: true,
  },
  'demo-admin': {
    skin: [240, 206, 176],
    hair: 'long',
    hairColour: [40, 34, 36],
    top: [158, 84, 96],
    behind: [232, 216, 200],
  },
  'demo-technician': {
    skin: [206, 154, 118],
    hair: 'short',
    hairColour: [48, 36, 32],
    top: [42, 92, 140],
    behind: [214, 222, 206],
    beard: true,
  },
  'demo-heating-2': {
    skin: [246, 214, 194],
    hair: 'long',
    hairColour: [176, 92, 50],
    top: [42, 92, 140],
    behind: [206, 220, 226],
  },
  'demo-heating-3': {
    skin: [232, 190, 160],
    hair: 'short',
    hairColour: [112, 84, 60],
    top: [42, 92, 140],
    behind: [226, 218, 204],
    cap: [206, 106, 46],
  },
  'demo-electrical-1': {
    skin: [190, 138, 102],
    hair: 'short',
    hairColour: [34, 30, 30],
    top: [74, 108, 84],
    behind: [222, 214, 226],
    beard: true,
    glasses: true,
  },
  'demo-refrigeration-1': {
    skin: [168, 116, 84],
    hair: 'bun',
    hairColour: [30, 26, 28],
    top: [58, 122, 128],
    behind: [234, 220, 202],
  },
  'demo-refrigeration-2': {
    skin: [240, 204, 180],
    hair: 'bald',
    hairColour: [150, 146, 142],
    top: [58, 122, 128],
    behind: [204, 216, 210],
    beard: true,
  },
  'demo-refrigeration-3': {
    skin: [112, 74, 54],
    hair: 'curly',
    hairColour: [32, 26, 26],
    top: [58, 122, 128],
    behind: [220, 226, 234],
  },
}
