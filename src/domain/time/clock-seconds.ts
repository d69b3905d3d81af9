const SECONDS_A_MINUTE = 60
const SECONDS_AN_HOUR = 3_600
const DIGITS = 2

/** Seconds as a player or a countdown writes them: 222 -> "03:42"; hours stand in front only when there are any. */
export const clockSeconds = (seconds: number): string => {
  const whole = Math.round(seconds)
  const hours = Math.floor(whole / SECONDS_AN_HOUR)
  const parts = [Math.floor((whole % SECONDS_AN_HOUR) / SECONDS_A_MINUTE), whole % SECONDS_A_MINUTE]
  return (hours > 0 ? [hours, ...parts] : parts).map((part) => String(part).padStart(DIGITS, '0')).join(':')
}
