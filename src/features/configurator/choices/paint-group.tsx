import { View } from '@tarojs/components'
import { Swatch } from '@/widgets/paint-swatch'
import { ChoiceGroup } from './choice-group'
import { GroupHead } from './group-head'
import type { GroupProps } from './group-props'
import { messages } from '../messages'
import { surchargeText } from './option-text'
import './paint-group.scss'

/** The paints as discs; the name and the price of the chosen one stand over them. */
export function PaintGroup({ version, group, chosen, onTap }: GroupProps) {
  const selected = group.options.find(({ attributeNo }) => chosen.includes(attributeNo))
  const price = selected && messages.describedPrice(selected.attributeName, surchargeText(version, chosen, selected))
  return (
    <>
      <GroupHead title={selected?.displayName ?? group.displayName} side={price} />
      <ChoiceGroup
        label={group.displayName}
        options={group.options}
        selected={selected?.attributeNo}
        nameOf={(option) => messages.named(option.displayName, surchargeText(version, chosen, option))}
        className="paint-group__discs"
        itemClass="paint"
        chosenClass="paint--on"
        onTap={onTap}
      >
        {({ code }) => (
          <View className="paint__ring">
            <Swatch code={code} />
          </View>
        )}
      </ChoiceGroup>
    </>
  )
}
