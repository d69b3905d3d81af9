const SECONDS_A_MINUTE = 60
const DIGITS = 2

/** The length of a clip as players write it: 222 -> "03:42". */
export const clipLength = (seconds: number): string => {
  const whole = Math.round(seconds)
  return [Math.floor(whole / SECONDS_A_MINUTE), whole % SECONDS_A_MINUTE]
    .map((part) => String(part).padStart(DIGITS, '0'))
    .join(':')
}
