import { View } from '@tarojs/components'
import classNames from 'classnames'
import { Pressable } from '@/ui/pressable'
import './index.scss'

export interface SwitchProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Turns a setting on or off at once. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <Pressable className="switch" role="switch" label={label} isChecked={isOn} onPress={() => onChange(!isOn)}>
      <View className={classNames('switch__track', isOn && 'switch__track--on')}>
        <View className="switch__knob" />
      </View>
    </Pressable>
  )
}
