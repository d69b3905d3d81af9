import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import './index.scss'

export interface CheckMarkProps {
  isOn: boolean
  isDisabled?: boolean | undefined
}

/** The box alone; the control around it is what is pressed. Its tick is always there, so that a tap changes a class. */
export function CheckMark({ isOn, isDisabled }: CheckMarkProps) {
  return (
    <View className={classNames('check-mark', isOn && 'check-mark--on', isDisabled && 'check-mark--off')}>
      <Icon name="check" size={16} className="check-mark__tick" />
    </View>
  )
}

export interface CheckboxProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Read aloud when there is no visible text. */
  label?: string
  isDisabled?: boolean
  className?: string
  children?: ReactNode
}

/** A box to tick, with its text as part of the target. */
export function Checkbox({ isOn, onChange, label, isDisabled, className, children }: CheckboxProps) {
  return (
    <Pressable
      className={classNames('checkbox', className)}
      role="checkbox"
      label={label}
      isChecked={isOn}
      isDisabled={isDisabled}
      onPress={() => onChange(!isOn)}
    >
      <CheckMark isOn={isOn} isDisabled={isDisabled} />
      {children && <View className="checkbox__text">{children}</View>}
    </Pressable>
  )
}
