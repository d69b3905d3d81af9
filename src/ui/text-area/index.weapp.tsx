import { Textarea } from '@tarojs/components'
import { useContext } from 'react'
import { messages } from '@/ui/messages'
import { InSheet } from '@/ui/sheet/in-sheet'
import { TextAreaFrame } from './frame'
import type { TextAreaProps } from './types'

/**
 * What may stand below the text cursor and is wanted above the keyboard: the other lines, the counter, the bar. WeChat takes
 * what there is below the field where that is less.
 */
const BELOW_CURSOR_PX = 140

/** Several lines of text with a counter, in the mini-program. */
export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, placeholder, maxLength, isDisabled, isInvalid, isLine, isFocused } = props
  const isInSheet = useContext(InSheet)
  return (
    <TextAreaFrame {...props}>
      <Textarea
        className="text-area__input"
        placeholderClass="text-area__placeholder"
        aria-label={isInvalid ? messages.wrong(label) : label}
        value={value}
        placeholder={placeholder ?? ''}
        maxlength={Math.max(maxLength, value.length)}
        disabled={isDisabled ?? false}
        cursorSpacing={BELOW_CURSOR_PX}
        fixed={isInSheet}
        autoHeight={isLine ?? false}
        focus={isFocused ?? false}
        onInput={(event) => onChange(event.detail.value)}
      />
    </TextAreaFrame>
  )
}
