import { View } from '@tarojs/components'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import './index.scss'

const MOST = 5
const COUNTS = Array.from({ length: MOST }, (_, index) => index + 1)
const KEYS = COUNTS.map(String)

interface StarsProps {
  label: string
  /** 0 while none are given. */
  count: number
}

function Star({ isOn }: { isOn: boolean }) {
  return <ExtraIcon name={isOn ? 'star-fill' : 'star'} className={isOn ? 'stars__star--on' : 'stars__star'} />
}

/** Stars as they were given. */
export function GivenStars({ label, count }: StarsProps) {
  return (
    <View className="stars">
      <View className="stars__label">{label}</View>
      <View className="stars__given" role="img" aria-label={messages.starsOf(label, count)}>
        {COUNTS.map((one) => (
          <Star key={one} isOn={one <= count} />
        ))}
      </View>
    </View>
  )
}

/** One to five stars to give. */
export function StarChoice({ label, count, onChange }: StarsProps & { onChange: (count: number) => void }) {
  const arrowChoice = useArrowChoice(KEYS, (key) => onChange(Number(key)))
  return (
    <View className="stars" role="radiogroup" aria-label={label}>
      <View className="stars__label">{label}</View>
      <View className="stars__row">
        {COUNTS.map((one) => (
          <Pressable
            key={one}
            className="stars__target"
            role="radio"
            label={messages.stars(one)}
            isChecked={one === count}
            isSkippedByTab={one !== Math.max(count, 1)}
            onPress={() => onChange(one)}
            {...arrowChoice(String(one))}
          >
            <Star isOn={one <= count} />
          </Pressable>
        ))}
      </View>
    </View>
  )
}
