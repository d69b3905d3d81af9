import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { VehicleOption } from '@/wire/schemas/vehicle'
import { SelectionMode } from '@/wire/enums/vehicle'
import { isFixedIn } from '@/domain/configuration/catalogue'
import { priceInCarFen } from '@/domain/configuration/price'
import { Cell } from '@/ui/cell'
import { Icon } from '@/ui/icon'
import { OptionRow } from '@/ui/option-row'
import { Price } from '@/ui/price'
import type { GroupProps } from './group-props'
import { messages } from '../messages'
import { remarkOf } from '../conflict/remark'

interface OptionLineProps extends GroupProps {
  option: VehicleOption
  picture?: ReactNode
}

/** One option in a row: what it is, what it costs here, and what stands in its way. */
export function OptionLine({ version, group, chosen, option, picture, onTap }: OptionLineProps) {
  const { attributeNo, attributeName, displayName } = option
  const priceFen = priceInCarFen(version, chosen, option)
  const remark = remarkOf(version, chosen, option)
  if (group.selectionMode === SelectionMode.none || isFixedIn(group, option)) {
    return (
      <Cell
        label={displayName}
        note={attributeName}
        icon={picture ?? <Icon name="check" size={20} />}
        value={messages.included}
      />
    )
  }
  return (
    <OptionRow
      label={displayName}
      note={remark && !remark.isWarning ? messages.twoNotes(attributeName, remark.text) : attributeName}
      warning={remark?.isWarning ? remark.text : undefined}
      blockedReason={remark?.isBlocked ? remark.text : undefined}
      picture={picture}
      trailing={
        priceFen === 0 ? (
          <View className="t-sub c-3">{messages.included}</View>
        ) : (
          <Price amountFen={priceFen} meaning="surcharge" />
        )
      }
      isOn={chosen.includes(attributeNo)}
      isMultiple={group.selectionMode !== SelectionMode.single}
      onPress={() => onTap(attributeNo)}
    />
  )
}
