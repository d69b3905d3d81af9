import { View } from '@tarojs/components'
import type { VehicleOption } from '@/wire/schemas/vehicle'
import { Picture } from '@/ui/picture'
import { ChoiceGroup } from './choice-group'
import { GroupHead } from './group-head'
import type { GroupProps } from './group-props'
import { messages } from '../messages'
import { surchargeText } from './option-text'
import './tile-group.scss'

interface TileGroupProps extends GroupProps {
  /** Things are shown whole, a room by a piece of it. */
  shape: 'round' | 'crop'
}

/** Options as tiles, each a picture, a name and what it costs. */
export function TileGroup({ version, group, chosen, shape, onTap }: TileGroupProps) {
  const selected = group.options.find(({ attributeNo }) => chosen.includes(attributeNo))
  const title = selected ? messages.groupTitle(selected.displayName, group.displayName) : group.displayName
  return (
    <>
      <GroupHead
        title={title}
        side={selected && surchargeText(version, chosen, selected)}
        note={selected?.attributeName}
      />
      <ChoiceGroup
        label={group.displayName}
        options={group.options}
        selected={selected?.attributeNo}
        nameOf={(option) => messages.named(option.displayName, surchargeText(version, chosen, option))}
        className="tile-group"
        itemClass="choice-tile"
        chosenClass="choice-tile--on"
        onTap={onTap}
      >
        {(option) => (
          <>
            <TilePicture option={option} shape={shape} />
            <View className="choice-tile__name">{option.displayName}</View>
            <View className="choice-tile__price">{surchargeText(version, chosen, option)}</View>
          </>
        )}
      </ChoiceGroup>
    </>
  )
}

function TilePicture({ option, shape }: { option: VehicleOption; shape: TileGroupProps['shape'] }) {
  if (shape === 'crop') {
    return <View className="choice-tile__crop" style={{ backgroundImage: `url("${option.picture}")` }} />
  }
  return (
    <View className="choice-tile__round">
      <Picture src={option.picture} alt="" ratio={1} fit="contain" />
    </View>
  )
}
