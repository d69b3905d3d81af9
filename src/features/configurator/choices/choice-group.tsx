import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Pressable } from '@/ui/pressable'
import { ChoiceFace } from './choice-face'
import { choiceWords, type ChoiceProps } from './choice-words'
import { GroupHead } from './group-head'
import './choice-group.scss'

const DISC_CLASSES = { list: 'paint-group__discs', item: 'paint', chosen: 'paint--on' }
const TILE_CLASSES = { list: 'tile-group', item: 'choice-tile', chosen: 'choice-tile--on' }

/**
 * Options of which one is chosen, side by side, and over them what is chosen. Of the group only the chosen one is
 * reached by Tab, arrows move on.
 */
export function ChoiceGroup(props: ChoiceProps) {
  const { group, chosen, shape, onTap } = props
  const { displayName, options } = group
  const selected = options.find(({ attributeNo }) => chosen.includes(attributeNo))
  const head = selected && choiceWords(props, selected)
  const look = shape === 'disc' ? DISC_CLASSES : TILE_CLASSES
  const choice = useArrowChoice(
    options.map(({ attributeNo }) => attributeNo),
    onTap,
  )
  return (
    <>
      <GroupHead title={head?.title ?? displayName} side={head?.side} note={head?.note} />
      <View className={classNames('choice-group', look.list)} role="radiogroup" aria-label={displayName}>
        {options.map((option) => {
          const isOn = option === selected
          const { said, price } = choiceWords(props, option)
          return (
            <Pressable
              key={option.attributeNo}
              {...choice(option.attributeNo)}
              className={classNames(look.item, isOn && look.chosen)}
              role="radio"
              label={said}
              isChecked={isOn}
              isSkippedByTab={!isOn && selected !== undefined}
              onPress={() => onTap(option.attributeNo)}
            >
              <ChoiceFace option={option} shape={shape} price={price} />
            </Pressable>
          )
        })}
      </View>
    </>
  )
}
