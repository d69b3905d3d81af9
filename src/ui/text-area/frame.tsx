import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import './index.scss'
import type { TextAreaProps } from './types'

interface FrameProps extends Pick<TextAreaProps, 'value' | 'maxLength' | 'note' | 'isLine'> {
  children: ReactNode
}

export function TextAreaFrame({ value, maxLength, note, isLine, children }: FrameProps) {
  return (
    <View className={classNames('text-area', isLine && 'text-area--line')}>
      {children}
      <View className="text-area__foot">
        <View>{note}</View>
        <View>
          {value.length}/{maxLength}
        </View>
      </View>
    </View>
  )
}
