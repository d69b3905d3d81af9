import { View } from '@tarojs/components'
import classNames from 'classnames'
import './hero-dots.scss'

interface HeroDotsProps {
  count: number
  shown: number
  label: string
}

/** Where in the slides one is: sail-cut bars. */
export function HeroDots({ count, shown, label }: HeroDotsProps) {
  if (count < 2) return null
  return (
    <View className="hero-dots" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <View key={index} className={classNames('hero-dots__dot', index === shown && 'hero-dots__dot--on')} />
      ))}
    </View>
  )
}
