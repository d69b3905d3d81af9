/** The mini-program has no keyboard; the H5 counterpart does the work. */
export const useArrowSteps: (onStep: (by: -1 | 1) => void) => void = () => undefined
