import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ShopDetail } from '@/wire/schemas/shop'
import { useSwipe } from '@/hooks/use-swipe'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import './shop-pictures.scss'

/** Width by height of the room for a picture of a shop. */
const RATIO = 3 / 2

/** The pictures of a shop, one at a time; a tap or a swipe leads to the next. */
export function ShopPictures({ shop: { storeName, pictures } }: { shop: ShopDetail }) {
  const [shown, setShown] = useState(0)
  const count = pictures.length
  const step = (by: number) => setShown((index) => (index + by + count) % count)
  const swipe = useSwipe({ onSwipe: step })
  const picture = pictures[shown]
  if (picture === undefined) return null
  const image = (
    <Picture src={picture} alt={messages.picture(storeName, shown + 1, count)} ratio={RATIO} isEager={shown === 0} />
  )
  if (count === 1) return <View className="shop-pictures">{image}</View>
  return (
    <View className="shop-pictures" {...swipe}>
      <Pressable className="shop-pictures__next" label={messages.nextPicture} onPress={() => step(1)}>
        {image}
      </Pressable>
      <View className="shop-pictures__place">{messages.place(shown + 1, count)}</View>
    </View>
  )
}
