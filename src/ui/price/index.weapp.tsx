import { Text } from '@tarojs/components'
import { createElement } from 'react'
import { priceWords, type PriceProps } from './price-words'
import './index.scss'

/** Draws an amount, in the mini-program by the template "price": as nine nodes it would be sent in 330 bytes. */
export function Price(props: PriceProps) {
  const words = priceWords(props)
  return 'said' in words ? <Text className={words.className}>{words.said}</Text> : createElement('price', { ...words })
}
