import { Text } from '@tarojs/components'
import { priceWords, type PriceProps } from './price-words'
import './index.scss'

/** Draws an amount: symbol and decimals step down in size. */
export function Price(props: PriceProps) {
  const words = priceWords(props)
  if ('said' in words) return <Text className={words.className}>{words.said}</Text>
  return (
    <Text className={words.className}>
      {words.sign}
      <Text className="price__symbol">¥</Text>
      {words.integer}
      <Text className="price__decimals">.{words.decimals}</Text>
    </Text>
  )
}
