import { createElement, useMemo } from 'react'
import { splitYuan } from '@/domain/money/money'
import { InBar } from '@/ui/button/in-bar'
import '@/ui/icon/index.scss'
import '@/ui/price/index.scss'
import '@/ui/sticky-bar/index.scss'
import './index.scss'
import type { PriceBarProps } from './types'
import { useTurns } from './use-turns'

/** The sum at the foot of the page, in the mini-program by the template "price-bar": what changes goes in one object. */
export function PriceBar({ amountFen, notes, openLabel, onOpen, children }: PriceBarProps) {
  const turns = useTurns(amountFen)
  const { integer, decimals } = splitYuan(amountFen)
  const roll = turns === 0 ? '' : String(turns % 2)
  const sum = useMemo(() => ({ integer, roll, notes }), [integer, roll, notes])
  return createElement(
    'price-bar',
    { sum, decimals, way: openLabel, onTap: onOpen },
    <InBar.Provider value>{children}</InBar.Provider>,
  )
}
