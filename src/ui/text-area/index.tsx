import { useEffect, useLayoutEffect, useRef } from 'react'
import { TextAreaFrame } from './frame'
import type { TextAreaProps } from './types'

/** Several lines of text with a counter; in H5 the browser's own field. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, placeholder, maxLength, isDisabled, isInvalid, isLine, isFocused } = props
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  useLayoutEffect(() => {
    const { current } = field
    if (!isLine || !current || CSS.supports('field-sizing', 'content')) return
    // As high as its words, up to what the style sheet allows; from nothing, or it would never shrink.
    current.style.height = '0'
    current.style.height = `${current.scrollHeight}px`
  }, [isLine, value])
  return (
    <TextAreaFrame {...props}>
      <textarea
        className="text-area__input"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
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
