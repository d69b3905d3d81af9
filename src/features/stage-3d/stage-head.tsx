import { View } from '@tarojs/components'
import { Segmented } from '@/ui/segmented'
import { messages } from './messages'
import './stage-head.scss'

interface StageHeadProps {
  isInside: boolean
  /** The car stands on the stage and can be turned. */
  isReady: boolean
  /** It is there, or still expected: nothing speaks against 3D. */
  hasCar: boolean
  onInside: (isInside: boolean) => void
}

/** Outside or in the cabin, and how to look around there. */
export function StageHead({ isInside, isReady, hasCar, onInside }: StageHeadProps) {
  return (
    <View className="stage-head">
      <View className="stage-head__places">
        <Segmented
          label={messages.places}
          items={[
            { key: 'outside', label: messages.exterior },
            { key: 'cabin', label: messages.cabin },
          ]}
          selected={isInside ? 'cabin' : 'outside'}
          onSelect={(place) => onInside(place === 'cabin')}
        />
      </View>
      {isInside ? (
        <View className="stage-head__picture">{messages.cabinHint}</View>
      ) : (
        <View className="stage-head__hint">
          {hasCar && (
            <>
              <View className="stage-head__badge">{messages.badge}</View>
              <View role="status">{isReady ? messages.hint : messages.loading}</View>
            </>
          )}
        </View>
      )}
    </View>
  )
}
