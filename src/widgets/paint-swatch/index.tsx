import { View } from '@tarojs/components'
import classNames from 'classnames'
import './index.scss'

export interface SwatchProps {
  /** The code of a paint or a trim; one that the design does not know stays plain. */
  code: string
  isSmall?: boolean
}

/** A disc of paint or of a trim; the control around it names it. */
export function Swatch({ code, isSmall }: SwatchProps) {
  return <View className={classNames('swatch', isSmall && 'swatch--small', `swatch--${code}`)} />
}
