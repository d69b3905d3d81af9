import { View } from '@tarojs/components'
import { SignUpStatus } from '@/wire/enums/activity'
import { SearchKind } from '@/wire/enums/search'
import type { ActivityCard } from '@/wire/schemas/activity'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { formatNearDay } from '@/domain/time/week'
import { serverNow } from '@/services/server-clock'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { Tag } from '@/ui/tag'
import { openThing } from './found-item'
import './found-rows.scss'
import { Marked } from './marked'
import { messages } from './messages'

/** How many places are left while one can sign up; undefined where that says nothing. */
const placesLeft = ({ signUpStatus, quota, taken }: ActivityCard): number | undefined =>
  signUpStatus === SignUpStatus.signingUp && quota !== null && taken < quota ? quota - taken : undefined

/** An activity that was found. */
export function FoundActivity({ card, marks }: { card: ActivityCard; marks: readonly string[] }) {
  const left = placesLeft(card)
  return (
    <Pressable
      className="found-row"
      role="link"
      onPress={() => void openThing({ kind: SearchKind.activity, id: card.id })}
    >
      <View className="found-row__picture found-row__picture--small">
        <Picture src={card.picture} alt="" ratio={1} drawnPx={64} />
      </View>
      <View className="found-row__words">
        <View className="found-row__title two-lines">
          <Marked text={card.title} marks={marks} />
        </View>
        <View className="found-row__text">
          {messages.at(formatNearDay(parseShanghai(card.startTime), serverNow()), card.city)}
        </View>
        {left !== undefined && (
          <View className="found-row__left">
            <Tag tone="orange">{messages.placesLeft(left)}</Tag>
          </View>
        )}
      </View>
    </Pressable>
  )
}
