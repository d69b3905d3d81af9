import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import './tools.scss'

/** What the tools switch. */
export interface ToolState {
  isLit: boolean
  isDay: boolean
  isSizeShown: boolean
}

interface ToolsProps {
  state: ToolState
  onChange: (state: ToolState) => void
  onReset: () => void
}

/** Lights, daylight, the car's size, and back to the start. */
export function Tools({ state, onChange, onReset }: ToolsProps) {
  const { isLit, isDay, isSizeShown } = state
  return (
    <View className="stage-tools">
      <Tool
        icon={<ExtraIcon name="sun" size={20} />}
        label={messages.lights}
        isOn={isLit}
        onPress={() => onChange({ ...state, isLit: !isLit })}
      />
      <Tool
        icon={<ExtraIcon name="sparkle" size={20} />}
        label={messages.daylight}
        isOn={isDay}
        onPress={() => onChange({ ...state, isDay: !isDay })}
      />
      <Tool
        icon={<ExtraIcon name="ruler" size={20} />}
        label={messages.size}
        isOn={isSizeShown}
        onPress={() => onChange({ ...state, isSizeShown: !isSizeShown })}
      />
      <Tool icon={<Icon name="refresh" size={20} />} label={messages.reset} onPress={onReset} />
    </View>
  )
}

interface ToolProps {
  icon: ReactNode
  label: string
  /** Absent for what only happens once. */
  isOn?: boolean
  onPress: () => void
}

function Tool({ icon, label, isOn, onPress }: ToolProps) {
  return (
    <Pressable
      className={classNames('stage-tools__tool', isOn && 'stage-tools__tool--on')}
      role={isOn === undefined ? 'button' : 'switch'}
      isChecked={isOn}
      onPress={onPress}
    >
      {icon}
      <View className="stage-tools__label">{label}</View>
    </Pressable>
  )
}
