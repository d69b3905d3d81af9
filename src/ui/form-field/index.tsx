import { View } from '@tarojs/components'
import classNames from 'classnames'
import { type ReactNode, useState } from 'react'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { TextInput } from '@/ui/text-input'
import type { TextInputProps } from '@/ui/text-input/types'
import './index.scss'

interface FieldRowProps {
  label: string
  /** What is wrong and how to mend it: "Enter an 18-digit ID number". */
  error?: string | undefined
  isActive?: boolean
  children: ReactNode
  /** Right of the value: a button, a unit. */
  trailing?: ReactNode
}

/** A row of a form: label, value, hairline, and the reason when it is refused. */
export function FieldRow({ label, error, isActive, children, trailing }: FieldRowProps) {
  return (
    <View className={classNames('field-row', isActive && 'field-row--active', error && 'field-row--error')}>
      <View className="field-row__line">
        <View className="field-row__label">{label}</View>
        {children}
        {trailing}
      </View>
      {error && (
        <View className="field-row__error" role="alert">
          {error}
        </View>
      )}
    </View>
  )
}

/** A row whose value cannot be changed here. */
export function FixedField({ label, value }: { label: string; value: string }) {
  return (
    <FieldRow label={label}>
      <View className="field-row__value">{value}</View>
    </FieldRow>
  )
}

export interface FormFieldProps extends Omit<TextInputProps, 'className' | 'isInvalid' | 'onFocus'> {
  error?: string | undefined
  trailing?: ReactNode
}

/** A row to type in. Required is the default; write "(optional)" into the label instead. */
export function FormField({ error, trailing, onBlur, ...input }: FormFieldProps) {
  const [isActive, setActive] = useState(false)
  return (
    <FieldRow label={input.label} error={error} isActive={isActive} trailing={trailing}>
      <TextInput
        {...input}
        className="field-row__input"
        isInvalid={Boolean(error)}
        onFocus={() => setActive(true)}
        onBlur={() => {
          setActive(false)
          onBlur?.()
        }}
      />
    </FieldRow>
  )
}

export interface ChoiceFieldProps {
  label: string
  value: string
  placeholder: string
  error?: string | undefined
  onPress: () => void
}

/** A row whose value is chosen in a sheet. */
export function ChoiceField({ label, value, placeholder, error, onPress }: ChoiceFieldProps) {
  return (
    <FieldRow label={label} error={error}>
      <Pressable className="field-row__choice" label={`${label}, ${value || placeholder}`} onPress={onPress}>
        <View className={classNames('field-row__value', !value && 'field-row__value--empty')}>
          {value || placeholder}
        </View>
        <Icon name="chevron" size={16} className="field-row__chevron" />
      </Pressable>
    </FieldRow>
  )
}
