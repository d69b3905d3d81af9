import { View } from '@tarojs/components'
import type { Favourite } from '@/wire/schemas/favourite'
import { dayText } from '@/domain/time/shanghai-time'
import { open } from '@/services/navigation/open'
import { CheckMark } from '@/ui/checkbox'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import './favourite-row.scss'
import { messages } from './messages'

/** Width by height of its picture. */
const RATIO = 4 / 3

interface FavouriteRowProps {
  favourite: Favourite
  /** Absent while nothing is being chosen: then a tap reads it. */
  isChosen: boolean | undefined
  onChoose: () => void
}

/** A saved article, or the word that it was taken down. */
export function FavouriteRow({ favourite, isChosen, onChoose }: FavouriteRowProps) {
  const { id, isOpen, title, summary, authorName, publishTime, picture } = favourite
  const isEditing = isChosen !== undefined
  const read = () => void open('pages/articles/view', { id })
  return (
    <View className="favourite-row" role="listitem">
      <Pressable
        className="favourite-row__press"
        role={isEditing ? 'checkbox' : 'link'}
        isChecked={isChosen}
        onPress={isEditing ? onChoose : read}
      >
        <View className="favourite-row__line">
          {isEditing && <CheckMark isOn={isChosen} />}
          <View className="grow">
            <View className={isOpen ? 'favourite-row__title two-lines' : 'favourite-row__gone'}>
              {isOpen ? (title ?? summary) : messages.gone}
            </View>
            {publishTime !== null && (
              <View className="favourite-row__by">
                {authorName} · {dayText(publishTime)}
              </View>
            )}
          </View>
          {picture !== null && (
            <View className="favourite-row__picture">
              <Picture src={picture} alt="" ratio={RATIO} drawnPx={104} />
            </View>
          )}
        </View>
      </Pressable>
    </View>
  )
}
