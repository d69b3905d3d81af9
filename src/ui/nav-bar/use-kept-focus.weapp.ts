/** The mini-program has no keyboard focus to keep; the H5 counterpart does the work. */
export const useKeptFocus: () => string | undefined = () => undefined
