import classNames from 'classnames'
import { useEffect, useRef } from 'react'
import type { InputKind, TextInputProps } from './types'
import './index.scss'

type BrowserAttributes = Pick<JSX.IntrinsicElements['input'], 'type' | 'inputMode' | 'autoComplete'>

const ATTRIBUTES: Record<InputKind, BrowserAttributes> = {
  text: { type: 'text' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
  number: { type: 'text', inputMode: 'numeric' },
  decimal: { type: 'text', inputMode: 'decimal' },
  nickname: { type: 'text', autoComplete: 'nickname' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  idCard: { type: 'text' },
  search: { type: 'search', inputMode: 'search' },
}

/** One line of text: in H5 the browser's own input, lighter than Taro's and filled in by the browser. */
export function TextInput(props: TextInputProps) {
  const { label, value, onChange, kind = 'text', isInvalid, isFocused, className, onSubmit } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Not by the attribute: the browser would scroll the page under an opening sheet.
    if (isFocused) input.current?.focus({ preventScroll: true })
  }, [isFocused])

  return (
    <input
      ref={input}
      className={classNames('text-input', isFocused && 'text-input--focused', className)}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      value={value}
      placeholder={props.placeholder}
      maxLength={props.maxLength}
      disabled={props.isDisabled}
      onChange={(event) => onChange(event.target.value)}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !onSubmit) return
        // Else the same Enter would press the button that gets the focus back when a dialog closes.
        event.preventDefault()
        // The keyboard makes room for what is found.
        if (kind === 'search') event.currentTarget.blur()
        onSubmit()
      }}
      {...ATTRIBUTES[kind]}
    />
  )
}
