import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useState } from 'react'
import { CODE_LENGTH } from '@/wire/code-length'
import { TextInput } from '@/ui/text-input'
import { messages } from './messages'
import './index.scss'

export interface CodeBoxesProps {
  value: string
  onChange: (digits: string) => void
  /** Runs once when the sixth digit arrives, typed, pasted or filled in by the system. */
  onComplete: (code: string) => void
  error?: string | undefined
}

/** Six boxes over one real input, so that paste and the keyboard's own suggestion work. */
export function CodeBoxes({ value, onChange, onComplete, error }: CodeBoxesProps) {
  const [isActive, setActive] = useState(false)
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, CODE_LENGTH)
    if (digits === value) return
    onChange(digits)
    if (digits.length === CODE_LENGTH) onComplete(digits)
  }
  return (
    <View className={classNames('code-boxes', error && 'code-boxes--error')}>
      <View className="code-boxes__row" aria-hidden="true">
        {Array.from({ length: CODE_LENGTH }, (_, index) => {
          const digit = value[index]
          const isNext = isActive && index === value.length
          return (
            <View
              key={index}
              className={classNames(
                'code-boxes__box',
                digit && 'code-boxes__box--full',
                isNext && 'code-boxes__box--next',
              )}
            >
              {digit}
            </View>
          )
        })}
      </View>
      <TextInput
        className="code-boxes__input"
        kind="code"
        label={messages.codeDigits(value.length, CODE_LENGTH)}
        value={value}
        isInvalid={Boolean(error)}
        isFocused
        onChange={change}
        onFocus={() => setActive(true)}
        onBlur={() => setActive(false)}
      />
      {error && (
        <View className="code-boxes__error" role="alert">
          {error}
        </View>
      )}
    </View>
  )
}
