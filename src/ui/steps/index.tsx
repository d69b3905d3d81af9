import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import { useIsLargeText } from '@/ui/page/screen-frame'
import { messages } from './messages'
import './index.scss'

export interface Step {
  label: string
  state: 'done' | 'now' | 'next'
}

export interface StepsProps {
  steps: readonly Step[]
}

/** Where something stands on its way; in large type one name and a sail-cut bar instead of five names. */
export function Steps({ steps }: StepsProps) {
  const isLarge = useIsLargeText()
  return isLarge ? <StepBar steps={steps} /> : <StepRow steps={steps} />
}

const spoken = (state: Step['state']): string => (state === 'next' ? '' : messages.stepState[state])

function StepRow({ steps }: StepsProps) {
  return (
    <View className="steps" role="list">
      {steps.map(({ label, state }) => (
        <View key={label} className={classNames('steps__step', `steps__step--${state}`)} role="listitem">
          {label}
          <Text className="said">{spoken(state)}</Text>
        </View>
      ))}
    </View>
  )
}

function StepBar({ steps }: StepsProps) {
  const nowAt = steps.findIndex(({ state }) => state === 'now')
  const doneCount = steps.filter(({ state }) => state === 'done').length
  const at = nowAt >= 0 ? nowAt : Math.max(0, doneCount - 1)
  return (
    <View className="step-bar">
      <View className="step-bar__head">
        <Text className="step-bar__label">{steps[at]?.label}</Text>
        <Text className="step-bar__count">{messages.stepOf(at + 1, steps.length)}</Text>
      </View>
      <View className="step-bar__parts">
        {steps.map(({ label, state }) => (
          <View key={label} className={`step-bar__part step-bar__part--${state}`} />
        ))}
      </View>
    </View>
  )
}
