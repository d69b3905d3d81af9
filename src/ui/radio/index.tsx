import { View } from '@tarojs/components'
import classNames from 'classnames'
import './index.scss'

export interface RadioMarkProps {
  isOn: boolean
}

/** The circle alone; the row around it is what is pressed. */
export function RadioMark({ isOn }: RadioMarkProps) {
  return <View className={classNames('radio-mark', isOn && 'radio-mark--on')} />
}
