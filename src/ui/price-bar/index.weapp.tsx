import { View } from '@tarojs/components'
import { createElement, useMemo } from 'react'
import { splitYuan } from '@/domain/money/money'
import { InBar } from '@/ui/button/in-bar'
import '@/ui/icon/index.scss'
import '@/ui/price/index.scss'
import '@/ui/sticky-bar/index.scss'
import './index.scss'
import type { PriceBarProps } from './types'
import { useRoll } from './use-roll'

const UNKNOWN = { integer: '', decimals: '' }

/** The sum at the foot of the page, in the mini-program by the template "price-bar": what changes goes in one object. */
export function PriceBar({ amountFen, note, rest, openLabel, onOpen, children }: PriceBarProps) {
  const roll = useRoll(amountFen)
  const { integer, decimals } = amountFen === undefined ? UNKNOWN : splitYuan(amountFen)
  const sum = useMemo(() => ({ integer, roll, note }), [integer, roll, note])
  return createElement(
    'price-bar',
    { sum, decimals, rest, way: openLabel },
    // Hears the taps of the sum. The bar itself must not: Taro keeps a tap on the button until what it lies in, where that
    // hears taps too, has had its own, which never comes.
    <View onClick={onOpen} />,
    <InBar.Provider value>{children}</InBar.Provider>,
  )
}
