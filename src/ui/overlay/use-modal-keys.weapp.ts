/** The mini-program has no keyboard focus to keep; the H5 counterpart does the work. */
export const useModalKeys: (isOpen: boolean, onEscape: () => void) => string = () => ''
