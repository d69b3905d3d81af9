import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { VehicleVersion } from '@/wire/schemas/vehicle'
import { formatYuan } from '@/domain/money/money'
import { figureText } from '@/domain/vehicle/figure-text'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { useIsLargeText } from '@/ui/page/screen-frame'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { Price } from '@/ui/price'
import { RadioMark } from '@/ui/radio'
import { Tag } from '@/ui/tag'
import { messages } from './messages'
import './version-card.scss'

interface VersionCardProps {
  id: string
  version: VehicleVersion
  monthlyFen: number | undefined
  isOn: boolean
  onPress: () => void
  onKey: (key: string) => void
}

/** More would not stand side by side. */
const FACTS = 4

/** A version: what it looks like, costs and can do, and when it comes. */
export function VersionCard({ id, version, monthlyFen, isOn, onPress, onKey }: VersionCardProps) {
  const isLarge = useIsLargeText()
  const { displayName, priceFen, picture, isPopular, deliveryWeeksFrom, deliveryWeeksTo, facts } = version
  return (
    <Pressable
      id={id}
      className={classNames('version-card', isOn && 'version-card--on', isLarge && 'version-card--large')}
      role="radio"
      isChecked={isOn}
      isSkippedByTab={!isOn}
      onPress={onPress}
      onKey={onKey}
    >
      <View className="version-card__head">
        <View className="version-card__name">{displayName}</View>
        {isPopular && <Tag tone="blue">{messages.popular}</Tag>}
        <View className="version-card__mark">
          <RadioMark isOn={isOn} />
        </View>
      </View>
      <View className="version-card__middle">
        <View className="version-card__words">
          <Price amountFen={priceFen} size={17} />
          {monthlyFen !== undefined && (
            <View className="version-card__note">{messages.monthlyFrom(formatYuan(monthlyFen))}</View>
          )}
          <View className="version-card__note">{messages.delivery(deliveryWeeksFrom, deliveryWeeksTo)}</View>
        </View>
        <View className="version-card__car">
          <Picture src={picture} alt="" ratio={STILL_RATIOS.front34} fit="contain" />
        </View>
      </View>
      <View className="version-card__facts">
        {facts.slice(0, FACTS).map((fact) => (
          <View key={fact.label} className="version-card__fact">
            <View className="version-card__value">{figureText(fact)}</View>
            <View className="version-card__note">{fact.label}</View>
          </View>
        ))}
      </View>
    </Pressable>
  )
}
