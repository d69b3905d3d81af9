import { Text, View } from '@tarojs/components'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { Price } from '@/ui/price'
import { StickyBar } from '@/ui/sticky-bar'
import type { PriceBarProps } from './types'
import { useRoll } from './use-roll'
import './index.scss'

/** A sum at the foot of the page; it rolls when it changes, and opens its parts. */
export function PriceBar({ amountFen, note, rest, openLabel, onOpen, children }: PriceBarProps) {
  const roll = useRoll(amountFen)
  return (
    <StickyBar className="price-bar">
      <Pressable className="price-bar__sum" onPress={onOpen}>
        <View className="price-bar__line">
          {amountFen !== undefined && (
            <>
              <View className={roll === 0 ? '' : `price-bar__roll--${roll}`}>
                <Price amountFen={amountFen} size={22} />
              </View>
              <Icon name="chevron-down" size={16} className="price-bar__sign" />
            </>
          )}
        </View>
        <View className="price-bar__notes">
          {note}
          {rest && (
            <>
              {' · '}
              <Text className="price-bar__rest">{rest}</Text>
            </>
          )}
        </View>
        <View className="said">{openLabel}</View>
      </Pressable>
      {children}
    </StickyBar>
  )
}
