import type { CarView } from '@/wire/enums/vehicle'

/** Width by height of the cut-out pictures of a car, for the boxes that are kept free for them. */
export const STILL_RATIOS = { front34: 760 / 341, side: 760 / 272, rear34: 760 / 341 } satisfies Record<CarView, number>
