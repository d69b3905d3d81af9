import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useMemo } from 'react'
import { Picture } from '@/ui/picture'
import { sourceOf } from '@/ui/qr-code/source'
import { code128 } from './code-128'
import './index.scss'

export interface BarCodeProps {
  /** What a till reads: an even number of digits. */
  digits: string
  /** What the code is good for: "Code 4829 1607 for the till". */
  label: string
  /** The room for it in px of the design, quiet zones included; it takes as much of it as gives each module whole px. */
  size: number
}

/** As high as so many modules are wide. */
const ROWS = 18

/** Bars for a till's reader. They are one pixel a module and magnified by CSS. */
export function BarCode({ digits, label, size }: BarCodeProps) {
  const modules = useMemo(() => code128(digits), [digits])
  const source = useMemo(() => sourceOf(Array(ROWS).fill(modules)), [modules])
  const modulePx = Math.max(1, Math.floor(size / modules.length))
  return (
    <View className="bar-code" style={{ width: Taro.pxTransform(modules.length * modulePx) }}>
      <Picture src={source} alt={label} ratio={modules.length / ROWS} fit="contain" isEager />
    </View>
  )
}
