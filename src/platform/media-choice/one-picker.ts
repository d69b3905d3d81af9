/** So long a picker may take to come up, in ms; then it lies over the page, and no tap gets through to that. */
const COMES_UP_MS = 1_000
const NEVER = -Infinity

let askedAtMs = NEVER

/**
 * Opens a picker, unless one is just coming up: the second of two quick taps chooses nothing. A later tap found none over
 * the page, whatever became of the one before: some browsers tell nobody that it was called off.
 */
export const onePicker = async <Chosen>(openPicker: () => Promise<readonly Chosen[]>): Promise<readonly Chosen[]> => {
  const nowMs = Date.now()
  if (Math.abs(nowMs - askedAtMs) < COMES_UP_MS) return []
  askedAtMs = nowMs
  try {
    return await openPicker()
  } finally {
    if (askedAtMs === nowMs) askedAtMs = NEVER
  }
}
