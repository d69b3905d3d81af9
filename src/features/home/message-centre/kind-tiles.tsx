import { View } from '@tarojs/components'
import classNames from 'classnames'
import { MessageKind } from '@/wire/enums/message'
import { useArrowChoice } from '@/ui/arrow-keys/use-arrow-choice'
import { Badge } from '@/ui/badge'
import { ExtraIcon } from '@/ui/extra-icon'
import type { ExtraIconName } from '@/ui/extra-icon/names'
import { Pressable } from '@/ui/pressable'
import type { UnreadView } from '../use-unread'
import './kind-tiles.scss'
import { messages } from './messages'

type Tile = 'all' | 'order' | 'reply' | 'activity' | 'coupon'

const TILES = [
  { key: 'all', icon: 'sparkle', kind: undefined },
  { key: 'order', icon: 'document', kind: MessageKind.order },
  { key: 'reply', icon: 'comment', kind: MessageKind.reply },
  { key: 'activity', icon: 'calendar', kind: MessageKind.activity },
  { key: 'coupon', icon: 'coupon', kind: MessageKind.coupon },
] as const satisfies readonly { key: Tile; icon: ExtraIconName; kind: MessageKind | undefined }[]

interface KindTilesProps {
  unread: UnreadView
  /** Undefined for all. */
  selected: MessageKind | undefined
  onSelect: (kind: MessageKind | undefined) => void
}

/** The kinds of messages, each with how many were not seen. */
export function KindTiles({ unread: { counts, total }, selected, onSelect }: KindTilesProps) {
  const choice = useArrowChoice(
    TILES.map(({ key }) => key),
    (chosen) => onSelect(TILES.find(({ key }) => key === chosen)?.kind),
  )
  return (
    <View className="kind-tiles" role="radiogroup" aria-label={messages.kinds}>
      {TILES.map(({ key, icon, kind }) => {
        const count = key === 'all' ? total : (counts?.[key] ?? 0)
        const isOn = kind === selected
        return (
          <Pressable
            key={key}
            {...choice(key)}
            className="kind-tiles__tile"
            role="radio"
            isChecked={isOn}
            isSkippedByTab={!isOn}
            label={messages.kindWith(messages.kind[key], count)}
            onPress={() => onSelect(kind)}
          >
            <View className={classNames('kind-tiles__face', isOn && 'kind-tiles__face--on')}>
              <ExtraIcon name={icon} size={20} />
              {count > 0 && <Badge count={count} />}
            </View>
            <View className={classNames('kind-tiles__name', isOn && 'kind-tiles__name--on')}>{messages.kind[key]}</View>
          </Pressable>
        )
      })}
    </View>
  )
}
