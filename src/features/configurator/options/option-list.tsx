import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import type { OptionGroup, VehicleOption } from '@/wire/schemas/vehicle'
import { SelectionMode } from '@/wire/enums/vehicle'
import { LookGroup } from '@/domain/configuration/look-group'
import { useRowsInSteps } from '@/hooks/use-rows-in-steps'
import { open } from '@/services/navigation/open'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { Tabs } from '@/ui/tabs'
import type { CarState } from '../car/car-store'
import { GroupHead } from '../choices/group-head'
import { messages } from '../messages'
import { OptionLine } from '../choices/option-line'
import './option-list.scss'

interface OptionListProps {
  state: CarState
  /** The group that comes first. */
  firstGroup: string | undefined
  /** Whether it opens below a sheet, which is drawn first. */
  isCovered: boolean
  onTap: (attributeNo: string) => void
}

/** Pictures of things are shown whole, of rooms and scenes a piece that fills the box. */
const WHOLE_GROUPS: readonly string[] = [LookGroup.exterior, LookGroup.wheels]

/** Groups that fill the tallest screen. */
const SCREENFUL = 2

/** Every option of the version with its picture, group by group. */
export function OptionList({ state: { car }, firstGroup, isCovered, onTap }: OptionListProps) {
  const { version, chosen } = car
  const groups = version.optionGroups.filter(({ options }) => options.length > 0)
  const [tab, setTab] = useState(firstGroup ?? groups[0]?.attributeType ?? '')
  const first = Math.max(
    0,
    groups.findIndex(({ attributeType }) => attributeType === tab),
  )
  const shown = useRowsInSteps(groups.slice(first), isCovered ? 0 : SCREENFUL)
  return (
    <>
      <View className="option-list__tabs">
        <Tabs
          label={messages.tabs}
          items={groups.map(({ attributeType, displayName }) => ({ key: attributeType, label: displayName }))}
          selected={groups[first]?.attributeType ?? ''}
          onSelect={setTab}
        />
      </View>
      <View className="option-list__groups">
        {shown.map((group) => (
          <View key={group.attributeType} className="option-list__group">
            <GroupHead title={group.displayName} side={<Side group={group} />} />
            <View {...radios(group)}>
              {group.options.map((option) => (
                <OptionLine
                  key={option.attributeNo}
                  version={version}
                  group={group}
                  chosen={chosen}
                  option={option}
                  picture={<OptionPicture group={group} option={option} />}
                  onTap={onTap}
                />
              ))}
            </View>
          </View>
        ))}
      </View>
    </>
  )
}

const radios = ({ selectionMode, displayName }: OptionGroup) =>
  selectionMode === SelectionMode.single ? { role: 'radiogroup', 'aria-label': displayName } : {}

/** A group of which any number is chosen has a sheet of its own, with a search. */
function Side({ group: { attributeType, selectionMode, options } }: { group: OptionGroup }): ReactNode {
  if (selectionMode !== SelectionMode.multiple) return messages.hints[selectionMode]
  return (
    <Pressable onPress={() => void open('pages/ValetSelection/ListView', { group: attributeType })}>
      <View className="option-list__all">
        {messages.seeAll(options.length)}
        <Icon name="chevron" size={16} />
      </View>
    </Pressable>
  )
}

function OptionPicture({ group, option }: { group: OptionGroup; option: VehicleOption }) {
  const isWhole = WHOLE_GROUPS.includes(group.attributeType)
  return (
    <View className="option-list__picture">
      {isWhole ? (
        <View className="option-list__whole">
          <Picture src={option.picture} alt="" fit="contain" />
        </View>
      ) : (
        <Picture src={option.picture} alt="" />
      )}
    </View>
  )
}
