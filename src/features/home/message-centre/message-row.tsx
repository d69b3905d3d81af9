import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useState } from 'react'
import type { Message } from '@/wire/schemas/message'
import { MessageKind } from '@/wire/enums/message'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { open } from '@/services/navigation/open'
import { serverNow } from '@/services/server-clock'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { publishedText } from '@/widgets/feed-card/published'
import './message-row.scss'
import { messages } from './messages'
import { PayTitle } from './pay-title'

/** Where a message leads. */
const follow = ({ kind, targetId: id, commentId }: Message): Promise<void> => {
  switch (kind) {
    case MessageKind.order:
      return open('pages/real-order-detail/index', { id })
    case MessageKind.reply:
      return commentId === null
        ? open('pages/feedback/details', { id })
        : open('pages/articles/view', { id, comment: commentId })
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
  const { title, text, targetId, payUntil, isUnread, time } = message
  const endMs = payUntil === null ? null : parseShanghai(payUntil)
  const [isTooLate, setTooLate] = useState(endMs !== null && serverNow() >= endMs)
  const isToPay = endMs !== null && !isTooLate
  return (
    <View className="message-row" role="listitem">
      <Pressable className="message-row__link" role="link" onPress={() => void follow(message)}>
        <View className="message-row__row">
          <Lead message={message} />
          <View className="message-row__body">
            <View className="message-row__head">
              <View className={classNames('message-row__title', isUnread && 'message-row__title--unread')}>
                {isToPay && <PayTitle endMs={endMs} onEnd={() => setTooLate(true)} />}
                {!isToPay && (isTooLate ? messages.tooLate : title)}
              </View>
              <View className="message-row__time">{publishedText(time, nowMs)}</View>
            </View>
            <View className="message-row__text">{text}</View>
          </View>
        </View>
      </Pressable>
      {isToPay && (
        <View className="message-row__pay">
          <Button kind="blue" isSmall onPress={() => open('pages/mall/order/casher', { id: targetId })}>
            {messages.pay}
          </Button>
        </View>
      )}
    </View>
  )
}

function Lead({ message: { kind, picture, payUntil, isUnread } }: { message: Message }) {
  const isToPay = payUntil !== null
  return (
    <View className="message-row__lead">
      {picture === null ? (
        <View className={`message-row__icon message-row__icon--${isToPay ? 'pay' : kind}`}>
          <ExtraIcon name={isToPay ? 'wallet' : ICONS[kind]} size={20} />
        </View>
      ) : (
        <Avatar src={picture} alt="" size={40} />
      )}
      {isUnread && <View className="message-row__dot" role="img" aria-label={messages.unread} />}
    </View>
  )
}
