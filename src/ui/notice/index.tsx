import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon'
import type { IconName } from '@/ui/icon/names'
import './index.scss'

export interface NoticeProps {
  children: ReactNode
  tone?: 'blue' | 'orange' | 'red' | 'green'
  icon?: IconName
}

/** A strip that explains or warns, in place. */
export function Notice({ children, tone = 'blue', icon = 'info' }: NoticeProps) {
  return (
    <View className={`notice notice--${tone}`}>
      <Icon name={icon} size={16} className="notice__icon" />
      <View className="notice__text">{children}</View>
    </View>
  )
}
