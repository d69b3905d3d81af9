/** Width by height of the cut-out cars, three-quarter view. */
export const CAR_RATIO = 760 / 341
