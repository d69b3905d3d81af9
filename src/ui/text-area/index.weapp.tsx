import { Textarea } from '@tarojs/components'
import { TextAreaFrame } from './frame'
import type { TextAreaProps } from './types'

/** Several lines of text with a counter, in the mini-program. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, placeholder, maxLength, isDisabled, isLine, isInSheet, isFocused } = props
  return (
    <TextAreaFrame {...props}>
      <Textarea
        className="text-area__input"
        placeholderClass="text-area__placeholder"
        aria-label={label}
        value={value}
        placeholder={placeholder ?? ''}
        maxlength={maxLength}
        disabled={isDisabled ?? false}
        fixed={isInSheet ?? false}
        autoHeight={isLine ?? false}
        focus={isFocused ?? false}
        onInput={(event) => onChange(event.detail.value)}
      />
    </TextAreaFrame>
  )
}
