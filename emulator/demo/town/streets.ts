type Point = readonly [latitude: number, longitude: number]

/** A street of the town: its houses are numbered from its harbour end, odd on one side, even on the other. */
export interface Street {
  readonly name: string
  readonly from: Point
  readonly to: Point
  readonly houses: number
}

/** A made-up port on a bay: streets along the water, and streets from the harbour up the hill. */
export const streets: readonly Street[] = [
  street('Harbour Street', [44.3741, -64.3035], [44.3779, -64.3122], 48),
  street('Water Lane', [44.3736, -64.3028], [44.3757, -64.3074], 22),
  street('Quay Road', [44.3729, -64.3014], [44.3741, -64.3035], 16),
  street('North Pier', [44.3747, -64.3041], [44.3739, -64.3019], 14),
  street('Ferry Road', [44.3729, -64.3014], [44.3768, -64.2981], 30),
  street('King Street', [44.3755, -64.3031], [44.3796, -64.3126], 54),
  street('Anchor Street', [44.3762, -64.3079], [44.3792, -64.3061], 26),
  street('Market Square', [44.3773, -64.3113], [44.3778, -64.3121], 12),
  street('Chandler Street', [44.3749, -64.3054], [44.3788, -64.3031], 32),
  street('Rope Walk', [44.3768, -64.3093], [44.3811, -64.3067], 36),
  street('Mill Lane', [44.3789, -64.3153], [44.3821, -64.3197], 28),
  street('Mill Brook Road', [44.3779, -64.3122], [44.3789, -64.3153], 18),
  street('Schoolhouse Lane', [44.3785, -64.3135], [44.3807, -64.3149], 20),
  street('Church Street', [44.3778, -64.3121], [44.3818, -64.3098], 34),
  street('Hill Road', [44.3796, -64.3126], [44.3852, -64.3131], 90),
  street('Bay View Drive', [44.3801, -64.3083], [44.3829, -64.3027], 46),
  street('Beacon Road', [44.3829, -64.3027], [44.3871, -64.2998], 40),
  street('Orchard Street', [44.3811, -64.3067], [44.3846, -64.3084], 30),
  street('Station Road', [44.3807, -64.3149], [44.3839, -64.3189], 38),
  street('Foundry Way', [44.3821, -64.3197], [44.3857, -64.3241], 24),
  street('Dry Dock Road', [44.3739, -64.3019], [44.3718, -64.2976], 26),
  street('Saltmarsh Road', [44.3789, -64.3153], [44.3764, -64.3218], 44),
  street('Lighthouse Road', [44.3768, -64.2981], [44.3792, -64.2913], 36),
  street('Prospect Avenue', [44.3852, -64.3131], [44.3884, -64.3092], 32),
]

function street(name: string, from: Point, to: Point, houses: number): Street {
  return { name, from, to, houses }
}
