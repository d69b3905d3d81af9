import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { Message } from '@/wire/schemas/message'
import { MessageKind } from '@/wire/enums/message'
import { open } from '@/services/navigation/open'
import { Avatar } from '@/ui/avatar'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { publishedText } from '@/widgets/feed-card/published'
import './message-row.scss'
import { messages } from './messages'

/** Where a message leads. */
const follow = ({ kind, targetId: id }: Message): Promise<void> => {
  switch (kind) {
    case MessageKind.order:
      return open('pages/real-order-detail/index', { id })
    case MessageKind.reply:
      return open('pages/articles/view', { id })
    case MessageKind.activity:
      return open('pages/activities/view', { id })
    case MessageKind.coupon:
      return open('pages/coupons/details', { id })
    default:
      return kind satisfies never
  }
}

const ICONS = {
  [MessageKind.order]: 'document',
  [MessageKind.reply]: 'comment',
  [MessageKind.activity]: 'calendar',
  [MessageKind.coupon]: 'coupon',
} as const satisfies Record<MessageKind, string>

/** One message: bold with a dot until it was seen. */
export function MessageRow({ message, nowMs }: { message: Message; nowMs: number }) {
  const { kind, title, text, picture, isUnread, time } = message
  return (
    <View className="message-row" role="listitem">
      <Pressable className="message-row__link" role="link" onPress={() => void follow(message)}>
        <View className="message-row__row">
          <View className="message-row__lead">
            {picture === null ? (
              <View className={`message-row__icon message-row__icon--${kind}`}>
                <ExtraIcon name={ICONS[kind]} size={20} />
              </View>
            ) : (
              <Avatar src={picture} alt="" size={40} />
            )}
            {isUnread && <View className="message-row__dot" role="img" aria-label={messages.unread} />}
          </View>
          <View className="message-row__body">
            <View className="message-row__head">
              <View className={classNames('message-row__title', isUnread && 'message-row__title--unread')}>
                {title}
              </View>
              <View className="message-row__time">{publishedText(time, nowMs)}</View>
            </View>
            <View className="message-row__text">{text}</View>
          </View>
        </View>
      </Pressable>
    </View>
  )
}
