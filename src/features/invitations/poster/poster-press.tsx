import { View } from '@tarojs/components'
import { useLongPress } from '@/hooks/use-long-press'
import './poster-press.scss'

interface PosterPressProps {
  onHeld: () => void
}

/** Lies over the drawn poster: WeChat tells a view nothing of the fingers on a canvas in it. */
export function PosterPress({ onHeld }: PosterPressProps) {
  return <View className="poster-press" {...useLongPress(onHeld)} />
}
