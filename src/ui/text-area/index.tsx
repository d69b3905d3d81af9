import { TextAreaFrame } from './frame'
import type { TextAreaProps } from './types'

/** Several lines of text with a counter; in H5 the browser's own field. */
export function TextArea({ label, value, onChange, placeholder, maxLength, isDisabled }: TextAreaProps) {
  return (
    <TextAreaFrame used={value.length} maxLength={maxLength}>
      <textarea
        className="text-area__input"
        aria-label={label}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
      />
    </TextAreaFrame>
  )
}
