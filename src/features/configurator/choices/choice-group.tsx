import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { ReactNode } from 'react'
import type { VehicleOption } from '@/wire/schemas/vehicle'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Pressable } from '@/ui/pressable'
import './choice-group.scss'

interface ChoiceGroupProps {
  label: string
  options: readonly VehicleOption[]
  selected: string | undefined
  /** What a screen reader says of an option. */
  nameOf: (option: VehicleOption) => string
  className: string
  itemClass: string
  /** Beside `itemClass`, for the one that is chosen. */
  chosenClass: string
  onTap: (attributeNo: string) => void
  /** How an option looks. */
  children: (option: VehicleOption) => ReactNode
}

/** Options of which one is chosen, side by side; of the group only the chosen one is reached by Tab, arrows move on. */
export function ChoiceGroup({
  label,
  options,
  selected,
  nameOf,
  className,
  itemClass,
  chosenClass,
  onTap,
  children,
}: ChoiceGroupProps) {
  const choice = useArrowChoice(
    options.map(({ attributeNo }) => attributeNo),
    onTap,
  )
  return (
    <View className={classNames('choice-group', className)} role="radiogroup" aria-label={label}>
      {options.map((option) => {
        const isOn = option.attributeNo === selected
        return (
          <Pressable
            key={option.attributeNo}
            {...choice(option.attributeNo)}
            className={classNames(itemClass, isOn && chosenClass)}
            role="radio"
            label={nameOf(option)}
            isChecked={isOn}
            isSkippedByTab={!isOn && selected !== undefined}
            onPress={() => onTap(option.attributeNo)}
          >
            {children(option)}
          </Pressable>
        )
      })}
    </View>
  )
}
