import { View } from '@tarojs/components'
import { updateDrivingLicense } from '@/services/api/account'
import { failureText } from '@/services/request/failure-text'
import { Button } from '@/ui/button'
import { alertDialog } from '@/ui/feedback/dialogs'
import { showToast } from '@/ui/feedback/toast'
import { Icon } from '@/ui/icon'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import { obstacleOf, pathsOf, type Sides } from './side'
import { SideFrame } from './side-frame'
import { useSide } from './use-side'
import './driver-licence.scss'

interface DriverLicenceProps {
  kept: Sides
  onLeave: () => Promise<void>
}

/** Both sides of the licence, to upload, replace and submit. */
export function DriverLicence({ kept, onLeave }: DriverLicenceProps) {
  const front = useSide(kept.front)
  const back = useSide(kept.back)
  const sides: Sides = { front: front.side, back: back.side }
  const obstacle = obstacleOf(sides)
  const isKept = kept.front.status === 'kept'

  const submit = async (): Promise<void> => {
    const paths = pathsOf(sides)
    if (paths === null) return
    try {
      await updateDrivingLicense(paths.front, paths.back)
    } catch (error) {
      return alertDialog({ title: messages.submitFailed, text: failureText(error) })
    }
    showToast(messages.submitted)
    return onLeave()
  }

  return (
    <PageShell
      nav={<NavBar title={messages.title} onBack={onLeave} />}
      foot={
        <StickyBar>
          <Button
            isDisabled={obstacle !== null}
            hint={obstacle ? messages.obstacles[obstacle] : undefined}
            onPress={submit}
          >
            {messages.submit}
          </Button>
        </StickyBar>
      }
    >
      <View className="licence">
        <View className="licence__title" role="heading" aria-level="1">
          {isKept ? messages.heading.kept : messages.heading.upload}
        </View>
        <View className="licence__text">{messages.text}</View>
        <View className="licence__label">{messages.sides.front}</View>
        <SideFrame name="front" side={sides.front} onPress={() => void front.press()} />
        <View className="licence__label">{messages.sides.back}</View>
        <SideFrame name="back" side={sides.back} onPress={() => void back.press()} />
        <View className="licence__privacy">
          <Icon name="shield" size={16} />
          <View className="licence__privacy-text">{messages.privacy}</View>
        </View>
      </View>
    </PageShell>
  )
}
