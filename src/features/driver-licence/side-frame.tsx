import { Text, View } from '@tarojs/components'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { Tag } from '@/ui/tag'
import { messages } from './messages'
import type { Side, SideName } from './side'
import './side-frame.scss'

interface SideFrameProps {
  name: SideName
  side: Side
  onChoose: () => void
  onRetry: () => void
}

function Guide({ name, onChoose }: Pick<SideFrameProps, 'name' | 'onChoose'>) {
  return (
    <Pressable className="side-frame side-frame--empty" onPress={onChoose}>
      {(['tl', 'tr', 'bl', 'br'] as const).map((corner) => (
        <View key={corner} className={`side-frame__corner side-frame__corner--${corner}`} />
      ))}
      <View className="side-frame__camera">
        <ExtraIcon name="camera" size={20} />
      </View>
      <Text className="side-frame__add">{messages.add[name]}</Text>
    </Pressable>
  )
}

/** One side of the licence in its frame of a card's shape. */
export function SideFrame({ name, side, onChoose, onRetry }: SideFrameProps) {
  if (side.status === 'empty') return <Guide name={name} onChoose={onChoose} />
  return (
    <View className="side-frame">
      <Picture className="side-frame__picture" src={side.source} alt={messages.picture[name]} isEager />
      {side.status === 'uploading' && (
        <View className="side-frame__veil" role="status">
          {messages.uploading(side.percent)}
        </View>
      )}
      {side.status === 'failed' && (
        <Pressable className="side-frame__veil" onPress={onRetry}>
          <Icon name="refresh" />
          <View className="side-frame__reason" role="alert">
            {messages.uploadFailed(side.reason)}
          </View>
        </Pressable>
      )}
      {side.status !== 'uploading' && (
        <View className="side-frame__foot">
          {side.status === 'kept' ? <Tag tone="green">{messages.kept}</Tag> : <View />}
          <Button isSmall kind="ghost" label={messages.replaceSide[name]} onPress={onChoose}>
            {messages.replace}
          </Button>
        </View>
      )}
    </View>
  )
}
