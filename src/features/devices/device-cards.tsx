import { View } from '@tarojs/components'
import type { LoggedInDevice } from '@/wire/schemas/account'
import { dayText, shortTime } from '@/domain/time/shanghai-time'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import { confirmDialog } from '@/ui/popup/dialogs'
import { Tag } from '@/ui/tag'
import './devices.scss'
import { deviceNameOf } from './device-name'
import { messages } from './messages'

interface DeviceCardsProps {
  devices: readonly LoggedInDevice[]
  onLogOut: (device: LoggedInDevice) => Promise<void>
}

/** This device first, then the others by their last use. */
export function DeviceCards({ devices, onLogOut }: DeviceCardsProps) {
  const others = devices.filter(({ isThis }) => !isThis)
  return (
    <>
      {devices.map((device) => device.isThis && <ThisDevice key={device.id} device={device} />)}
      <View className="devices__head">
        <View className="devices__title" role="heading" aria-level="2">
          {messages.others}
        </View>
        {others.length > 0 && <View className="devices__count">{messages.count(others.length)}</View>}
      </View>
      {others.length === 0 ? (
        <View className="devices__note">{messages.noOthers}</View>
      ) : (
        <Card isList>
          {others.map((device) => (
            <OtherDevice key={device.id} device={device} onLogOut={() => onLogOut(device)} />
          ))}
        </Card>
      )}
      <View className="devices__note">{messages.lifetime}</View>
    </>
  )
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ')

function ThisDevice({ device: { name } }: { device: LoggedInDevice }) {
  const { device, app, isComputer } = deviceNameOf(name)
  return (
    <Card>
      <View className="devices__row">
        <View className="devices__mine">
          <ExtraIcon name={isComputer ? 'laptop' : 'device'} />
        </View>
        <View className="devices__words">
          <View className="devices__title">{device || messages.unknown}</View>
          <View className="devices__times">{joined(messages.app(app), messages.now)}</View>
        </View>
        <Tag tone="green">{messages.thisDevice}</Tag>
      </View>
    </Card>
  )
}

interface OtherDeviceProps {
  device: LoggedInDevice
  onLogOut: () => Promise<void>
}

function OtherDevice({ device: { name, seenTime, loggedInTime }, onLogOut }: OtherDeviceProps) {
  const { device, app, isComputer } = deviceNameOf(name)
  const known = joined(device || messages.unknown, messages.app(app))
  const askAndLogOut = async (): Promise<void> => {
    const isSure = await confirmDialog({
      title: messages.logOutTitle,
      text: messages.logOutText(known),
      okLabel: messages.logOut,
      isDestructive: true,
    })
    if (isSure) await onLogOut()
  }
  return (
    <View className="devices__row devices__row--other">
      <ExtraIcon name={isComputer ? 'laptop' : 'device'} />
      <View className="devices__words">
        <View>{known}</View>
        <View className="devices__times">{messages.lastUsed(shortTime(seenTime))}</View>
        <View className="devices__times">{messages.loggedIn(dayText(loggedInTime))}</View>
      </View>
      <Button className="devices__out" kind="link" isSmall label={messages.logOutOf(known)} onPress={askAndLogOut}>
        {messages.logOut}
      </Button>
    </View>
  )
}
