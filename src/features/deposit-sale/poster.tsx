import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { ModelHomeItem } from '@/domain/vehicle/model-home'
import { messages } from './messages'
import './poster.scss'

interface PosterProps {
  /** The chosen model, and those whose picture is to be at hand. */
  models: readonly ModelHomeItem[]
  chosenId: string
}

/** The posters in one pile; only the chosen one is opaque, so that a change of model cross-fades. */
export function Poster({ models, chosenId }: PosterProps) {
  return (
    <View className="poster">
      {models.map(({ id, modelName, purchaseCarPoster }) => (
        <View
          key={id}
          className={classNames('poster__picture', id === chosenId && 'poster__picture--on')}
          style={{ backgroundImage: `url("${purchaseCarPoster}")` }}
          role="img"
          aria-label={messages.poster(modelName)}
          aria-hidden={id !== chosenId}
        />
      ))}
      <View className="poster__veil" />
    </View>
  )
}
