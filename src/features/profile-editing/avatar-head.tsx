import { View } from '@tarojs/components'
import { ExtraIcon } from '@/ui/extra-icon'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import './avatar-head.scss'
import { messages } from './messages'

interface AvatarHeadProps {
  src: string
  /** How much of a new picture is sent; null while none is on its way. */
  percent: number | null
  onPress: () => void
}

/** The portrait, and the way to another one. */
export function AvatarHead({ src, percent, onPress }: AvatarHeadProps) {
  return (
    <View className="avatar-head">
      <Pressable
        className="avatar-head__button"
        label={messages.changePortrait}
        isBusy={percent !== null}
        onPress={onPress}
      >
        <View className="avatar-head__picture">
          <Picture src={src} alt="" isEager />
        </View>
        <View className="avatar-head__camera">
          <ExtraIcon name="camera" size={16} />
        </View>
      </Pressable>
      <View className="avatar-head__note" role="status">
        {percent === null ? messages.portraitNote : messages.uploading(percent)}
      </View>
    </View>
  )
}
