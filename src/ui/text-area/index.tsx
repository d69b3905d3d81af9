import { useEffect, useRef } from 'react'
import { TextAreaFrame } from './frame'
import type { TextAreaProps } from './types'

/** Several lines of text with a counter; in H5 the browser's own field. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, placeholder, maxLength, isDisabled, isFocused } = props
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  return (
    <TextAreaFrame {...props}>
      <textarea
        className="text-area__input"
        aria-label={label}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        disabled={isDisabled}
        ref={field}
        onChange={(event) => onChange(event.target.value)}
      />
    </TextAreaFrame>
  )
}
