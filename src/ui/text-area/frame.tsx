import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './index.scss'

interface FrameProps {
  used: number
  maxLength: number
  children: ReactNode
}

export function TextAreaFrame({ used, maxLength, children }: FrameProps) {
  return (
    <View className="text-area">
      {children}
      <View className="text-area__count">
        {used}/{maxLength}
      </View>
    </View>
  )
}
