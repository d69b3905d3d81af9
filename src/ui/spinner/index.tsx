import { Text } from '@tarojs/components'
import classNames from 'classnames'
import './index.scss'

export interface SpinnerProps {
  isLarge?: boolean
}

/** A turning ring in the colour of the text around it; what is awaited is said in words beside it. */
export function Spinner({ isLarge }: SpinnerProps) {
  return <Text className={classNames('spinner', isLarge && 'spinner--large')} aria-hidden="true" />
}
