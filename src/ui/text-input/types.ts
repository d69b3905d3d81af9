/** What the phone's keyboard offers and the browser may fill in. */
export type InputKind = 'text' | 'phone' | 'code' | 'number' | 'decimal' | 'nickname' | 'email' | 'idCard' | 'search'

export interface TextInputProps {
  /** What a screen reader says; the visible label of a field is not part of the input. */
  label: string
  value: string
  onChange: (value: string) => void
  kind?: InputKind
  placeholder?: string | undefined
  maxLength?: number | undefined
  isDisabled?: boolean | undefined
  isInvalid?: boolean | undefined
  /** Takes the focus as soon as it appears. */
  isFocused?: boolean | undefined
  className?: string | undefined
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  /** The keyboard's own "done". */
  onSubmit?: (() => void) | undefined
}
