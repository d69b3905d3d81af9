import { View } from '@tarojs/components'
import { DEFAULT_AVATARS } from '@/domain/person/default-avatars'
import { chosenAvatar, hasAvatarButton } from '@/platform/avatar-choice'
import { staticUrl } from '@/services/environment'
import { Button } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import './avatar-sheet.scss'
import { messages } from './messages'
import type { AvatarView } from './use-avatar'
import type { ProfileValues } from './values'

interface AvatarSheetProps {
  isOpen: boolean
  /** The address of the portrait that is shown now. */
  shown: string
  avatar: AvatarView
  onPick: (avatar: NonNullable<ProfileValues['avatar']>) => void
  onClose: () => void
}

/** One of the pictures that everybody may have, or one's own. */
export function AvatarSheet({ isOpen, shown, avatar, onPick, onClose }: AvatarSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      title={messages.portraitTitle}
      onClose={onClose}
      foot={
        <StickyBar>
          <OwnPicture avatar={avatar} onChosen={onClose} />
        </StickyBar>
      }
    >
      <View className="avatar-sheet" role="radiogroup" aria-label={messages.portraitTitle}>
        {DEFAULT_AVATARS.map((path, index) => {
          const url = staticUrl(path)
          const pick = () => {
            avatar.stop()
            onPick({ path, url })
            onClose()
          }
          return (
            <Pressable
              key={path}
              className={url === shown ? 'avatar-sheet__item avatar-sheet__item--on' : 'avatar-sheet__item'}
              role="radio"
              label={messages.portraits[index] ?? ''}
              isChecked={url === shown}
              onPress={pick}
            >
              <View className="avatar-sheet__picture">
                <Picture src={url} alt="" isEager />
              </View>
            </Pressable>
          )
        })}
      </View>
    </Sheet>
  )
}

/** The host app's own way to a portrait where it has one, else any picture. */
function OwnPicture({ avatar, onChosen }: { avatar: AvatarView; onChosen: () => void }) {
  if (hasAvatarButton) {
    return (
      <Button
        openType="chooseAvatar"
        onOpenType={(detail) => {
          const source = chosenAvatar(detail)
          if (source === undefined) return
          onChosen()
          void avatar.upload(source)
        }}
      >
        {messages.ownPortrait}
      </Button>
    )
  }
  return (
    <Button
      onPress={() => {
        onChosen()
        void avatar.choose()
      }}
    >
      {messages.ownPortrait}
    </Button>
  )
}
