import { Input, type InputProps } from '@tarojs/components'
import classNames from 'classnames'
import { messages } from '@/ui/messages'
import type { InputKind, TextInputProps } from './types'
import './index.scss'

const TYPES: Record<InputKind, NonNullable<InputProps['type']>> = {
  text: 'text',
  phone: 'number',
  code: 'number',
  number: 'number',
  decimal: 'digit',
  nickname: 'nickname',
  email: 'text',
  idCard: 'idcard',
  search: 'text',
}

/** WeChat cuts an input off at 140 characters unless told otherwise. */
const NO_LIMIT = -1

/** The rest of the field and of the bar that it may stand in are wanted above the keyboard. */
const BELOW_CURSOR_PX = 24

/** One line of text in the mini-program. */
export function TextInput({ label, value, onChange, kind = 'text', maxLength = NO_LIMIT, ...props }: TextInputProps) {
  return (
    <Input
      className={classNames('text-input', props.className)}
      placeholderClass="text-input__placeholder"
      aria-label={props.isInvalid ? messages.wrong(label) : label}
      type={TYPES[kind]}
      value={value}
      placeholder={props.placeholder ?? ''}
      maxlength={maxLength === NO_LIMIT ? NO_LIMIT : Math.max(maxLength, value.length)}
      disabled={props.isDisabled ?? false}
      cursorSpacing={BELOW_CURSOR_PX}
      focus={props.isFocused ?? false}
      confirmType={kind === 'search' ? 'search' : 'done'}
      onInput={(event) => onChange(event.detail.value)}
      onFocus={() => props.onFocus?.()}
      onBlur={() => props.onBlur?.()}
      onConfirm={() => props.onSubmit?.()}
    />
  )
}
