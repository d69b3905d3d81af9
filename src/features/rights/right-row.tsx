import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { Right } from '@/wire/schemas/right'
import { RightStatus } from '@/wire/enums/right'
import { open } from '@/services/navigation/open'
import { serverNow } from '@/services/server-clock'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { Tag } from '@/ui/tag'
import { messages } from './messages'
import { RightIcon } from './right-icon'
import { noteText, whenText } from './right-texts'
import './right-row.scss'

/** A right: what it is, until when, and the way to all that holds of it. Grey while it cannot be used. */
export function RightRow({ right }: { right: Right }) {
  const { id, kind, rightName, status } = right
  const note = noteText(right)
  const when = whenText(right, serverNow())
  return (
    <View role="listitem">
      <Pressable
        className={classNames('right-row', status !== RightStatus.available && 'right-row--off')}
        role="link"
        onPress={() => void open('pages/rights-detail/index', { id })}
      >
        <View className="right-row__icon">
          <RightIcon kind={kind} />
        </View>
        <View className="right-row__texts">
          <View className="right-row__name">{rightName}</View>
          {note !== undefined && <View className="right-row__note">{note}</View>}
          <View className={classNames('right-row__when', when.isSoon && 'right-row__when--soon')}>{when.text}</View>
        </View>
        {status === RightStatus.unopened ? (
          <Tag tone="grey">{messages.unopenedTag}</Tag>
        ) : (
          <Icon name="chevron" size={16} className="right-row__chevron" />
        )}
      </Pressable>
    </View>
  )
}
