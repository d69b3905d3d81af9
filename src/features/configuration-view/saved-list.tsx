import { View } from '@tarojs/components'
import type { KeptConfiguration } from '@/domain/configuration/kept'
import { formatYuan } from '@/domain/money/money'
import { formatDay } from '@/domain/time/shanghai-time'
import { carName } from '@/domain/order/ordered-parts'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { Price } from '@/ui/price'
import { messages } from './messages'
import './saved-list.scss'

interface SavedListProps {
  saved: readonly KeptConfiguration[]
  onOpen: (id: string) => void
  onDelete: (kept: KeptConfiguration) => Promise<void>
}

/** A row has room for the first parts; the car's own page names all. */
const NAMES = 3

const partNames = ({ parts }: KeptConfiguration): string =>
  parts
    .slice(0, NAMES)
    .map(({ displayName }) => displayName)
    .join(' · ')

/** Saved cars, the newest first, to be opened or deleted. */
export function SavedList({ saved, onOpen, onDelete }: SavedListProps) {
  if (saved.length === 0) return <View className="saved-list__none">{messages.noneSaved}</View>
  return (
    <View role="list">
      {saved.map((kept) => {
        const name = carName(kept.modelName, kept.versionName)
        return (
          <View key={kept.id} className="saved-list__row" role="listitem">
            <Pressable
              className="saved-list__car"
              label={messages.openSaved(name, formatYuan(kept.totalFen))}
              onPress={() => onOpen(kept.id)}
            >
              <View className="saved-list__name">{name}</View>
              <View className="saved-list__note">{partNames(kept)}</View>
              <View className="saved-list__foot">
                <Price amountFen={kept.totalFen} />
                <View className="saved-list__note">{messages.savedOn(formatDay(kept.savedAtMs))}</View>
              </View>
            </Pressable>
            <Pressable className="saved-list__delete" label={messages.deleteSaved(name)} onPress={() => onDelete(kept)}>
              <ExtraIcon name="trash" size={20} />
            </Pressable>
          </View>
        )
      })}
    </View>
  )
}
