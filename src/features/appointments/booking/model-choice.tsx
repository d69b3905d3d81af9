import { View } from '@tarojs/components'
import classNames from 'classnames'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { RadioMark } from '@/ui/radio'
import { messages } from '../messages'
import type { OfferedModel } from './offer'
import './model-choice.scss'

interface ModelChoiceProps {
  models: readonly OfferedModel[]
  chosen: string
  onChoose: (modelId: string) => void
}

/** The models, one of which is driven. */
export function ModelChoice({ models, chosen, onChoose }: ModelChoiceProps) {
  const arrowChoice = useArrowChoice(
    models.map(({ id }) => id),
    onChoose,
  )
  return (
    <View className="model-choice" role="radiogroup" aria-label={messages.model}>
      {models.map(({ id, name, picture }) => (
        <Pressable
          key={id}
          className={classNames('model-choice__model', id === chosen && 'model-choice__model--on')}
          role="radio"
          label={name}
          isChecked={id === chosen}
          isSkippedByTab={id !== chosen}
          onPress={() => onChoose(id)}
          {...arrowChoice(id)}
        >
          <View className="model-choice__head">
            <View className="t-strong">{name}</View>
            <RadioMark isOn={id === chosen} />
          </View>
          <Picture src={picture} alt="" ratio={STILL_RATIOS.side} fit="contain" isEager />
        </Pressable>
      ))}
    </View>
  )
}
