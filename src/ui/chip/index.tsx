import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import classNames from 'classnames'
import { Pressable } from '@/ui/pressable'
import './index.scss'

export interface ChipProps {
  children: string
  icon?: ReactNode
  /** After the words: a chevron, where more opens. */
  tail?: ReactNode
  isOn?: boolean
  isDisabled?: boolean
  /** One of several is a radio, each for itself a checkbox; a link leads on. */
  role?: 'radio' | 'checkbox' | 'link'
  onPress: () => void
}

/** A filter, a choice or a way on, 36 high in a 44 target. */
export function Chip({ children, icon, tail, isOn = false, isDisabled, role = 'checkbox', onPress }: ChipProps) {
  return (
    <Pressable
      className="chip"
      role={role}
      isChecked={role === 'link' ? undefined : isOn}
      isDisabled={isDisabled}
      onPress={onPress}
    >
      <View className={classNames('chip__face', isOn && 'chip__face--on', isDisabled && 'chip__face--off')}>
        {icon}
        {children}
        {tail}
      </View>
    </Pressable>
  )
}
