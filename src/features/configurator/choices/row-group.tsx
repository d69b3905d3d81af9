import { View } from '@tarojs/components'
import { SelectionMode } from '@/wire/enums/vehicle'
import { open } from '@/services/navigation/open'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { GroupHead } from './group-head'
import type { GroupProps } from './group-props'
import { messages } from '../messages'
import { OptionLine } from './option-line'
import './row-group.scss'

/** Options in rows: of these any number is chosen, or there is nothing to choose. */
export function RowGroup({ version, group, chosen, onTap }: GroupProps) {
  const isFixed = group.selectionMode === SelectionMode.none
  const count = group.options.filter(({ attributeNo }) => chosen.includes(attributeNo)).length
  const all = (
    <Pressable onPress={() => void open('pages/ValetSelection/List', { group: group.attributeType })}>
      <View className="row-group__all">
        {messages.chosenOf(count, group.options.length)}
        <Icon name="chevron" size={16} />
      </View>
    </Pressable>
  )
  return (
    <>
      <GroupHead title={group.displayName} side={isFixed ? messages.hints[SelectionMode.none] : all} />
      <View className="row-group">
        {group.options.map((option) => (
          <OptionLine
            key={option.attributeNo}
            version={version}
            group={group}
            chosen={chosen}
            option={option}
            onTap={onTap}
          />
        ))}
      </View>
    </>
  )
}
