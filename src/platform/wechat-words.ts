/** What WeChat says of a call of its own that failed: "chooseMedia:fail cancel"; nothing where it is no failure of WeChat's. */
export const wordsOf = (error: unknown): string => {
  const words = (error as { errMsg?: unknown } | null | undefined)?.errMsg
  return typeof words === 'string' ? words : ''
}

/** Whether the person has closed what WeChat had opened. */
export const wasCancelled = (error: unknown): boolean => /cancel/i.test(wordsOf(error))
