import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Badge } from '@/ui/badge'
import { Pressable } from '@/ui/pressable'
import './tile.scss'

interface TileProps {
  icon: ReactNode
  text: string
  /** A count at the icon's corner; the label says it in words. */
  count?: number
  label?: string | undefined
  onPress: () => void
}

/** An icon over a short name: one of four across. */
export function Tile({ icon, text, count = 0, label, onPress }: TileProps) {
  return (
    <Pressable className="profile-tile" label={label} onPress={onPress}>
      <View className="profile-tile__icon">
        {icon}
        {count > 0 && <Badge count={count} />}
      </View>
      <Text className="profile-tile__text">{text}</Text>
    </Pressable>
  )
}
