import { View } from '@tarojs/components'
import classNames from 'classnames'
import { CheckMark } from '@/ui/checkbox'
import { Pressable } from '@/ui/pressable'
import { RadioMark } from '@/ui/radio'
import './index.scss'
import type { OptionRowProps } from './types'

/** One choice of a list: one of many, or many of many. Put radios into an element with role "radiogroup". */
export function OptionRow(props: OptionRowProps) {
  const { label, note, warning, blockedReason, tag, picture, trailing, isOn, isMultiple, onPress } = props
  const isBlocked = blockedReason !== undefined
  const mark = isMultiple ? <CheckMark isOn={isOn} isDisabled={isBlocked} /> : <RadioMark isOn={isOn} />
  return (
    <Pressable
      className={classNames('option-row', isBlocked && 'option-row--blocked')}
      role={isMultiple ? 'checkbox' : 'radio'}
      isChecked={isOn}
      isDisabled={isBlocked}
      onPress={onPress}
    >
      {isMultiple && !picture && mark}
      {picture}
      <View className="option-row__text">
        <View className="option-row__name">
          {label} {tag}
        </View>
        {note && <View className="option-row__note">{note}</View>}
        {(blockedReason ?? warning) && <View className="option-row__reason">{blockedReason ?? warning}</View>}
        {picture && trailing}
      </View>
      {!picture && trailing}
      {(!isMultiple || picture) && mark}
    </Pressable>
  )
}
