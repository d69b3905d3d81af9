const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Where an arrow key leads in a group of `count` with one chosen, round the ends; null for any other key.
 */
export const indexAfterKey = (key: string, index: number, count: number): number | null => {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? null : (index + step + count) % count
}

/** Moves the keyboard's focus to a control that the same key has just chosen; H5 only. */
export const focusById = (id: string): void => {
  if (process.env.TARO_ENV === 'weapp') return
  document.getElementById(id)?.focus()
}
