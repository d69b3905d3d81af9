import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import classNames from 'classnames'
import { useMemo } from 'react'
import { Picture } from '@/ui/picture'
import { qrMatrix } from './matrix'
import { sourceOf } from './source'
import './index.scss'

export interface QrCodeProps {
  /** What a scanner reads: mostly an address. */
  text: string
  /** What the code is good for: "Code that opens this configuration". */
  label: string
  /** The room for it in px of the design, quiet zone included; it takes as much of it as gives each module whole px. */
  size: number
  /** The same as a picture of the host app's own, to show instead. */
  picture?: string | undefined
  className?: string
}

/** A code to scan. It is one pixel a module and magnified by CSS: some hundred bytes on their way to the view. */
export function QrCode({ picture, ...code }: QrCodeProps) {
  return picture === undefined ? <DrawnCode {...code} /> : <CodePicture {...code} picture={picture} />
}

function CodePicture({ picture, label, size, className }: Omit<QrCodeProps, 'text'> & { picture: string }) {
  return (
    <View className={classNames('qr-code', className)} style={{ width: Taro.pxTransform(size) }}>
      <Picture src={picture} alt={label} ratio={1} fit="contain" isEager />
    </View>
  )
}

function DrawnCode({ text, label, size, className }: Omit<QrCodeProps, 'picture'>) {
  const matrix = useMemo(() => qrMatrix(text), [text])
  const source = useMemo(() => sourceOf(matrix), [matrix])
  const modulePx = Math.max(1, Math.floor(size / matrix.length))
  return (
    <View className={classNames('qr-code', className)} style={{ width: Taro.pxTransform(matrix.length * modulePx) }}>
      <Picture src={source} alt={label} ratio={1} fit="contain" isEager />
    </View>
  )
}
