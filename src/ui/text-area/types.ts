export interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string | undefined
  /** Characters; a counter shows how many are used. */
  maxLength: number
  isDisabled?: boolean | undefined
  /** What stands in it is not taken; why, the caller says below. */
  isInvalid?: boolean | undefined
  /** A rule beside the counter. */
  note?: string | undefined
  /** One line that grows with what is typed, framed in blue: for a bar at the foot. */
  isLine?: boolean | undefined
  /** Takes the keyboard as it appears. */
  isFocused?: boolean | undefined
}
