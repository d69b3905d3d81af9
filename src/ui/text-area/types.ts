export interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string | undefined
  /** Characters; a counter shows how many are used. */
  maxLength: number
  isDisabled?: boolean | undefined
}
