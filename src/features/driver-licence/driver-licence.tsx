import { View } from '@tarojs/components'
import { ErrorCode } from '@/wire/errors'
import { updateDrivingLicense } from '@/services/api/account'
import { rememberPage } from '@/platform/page-change'
import { isLoggedOut, isRefusal, isTransient } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { freshenUser } from '@/services/session/profile'
import { Button } from '@/ui/button'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { Icon } from '@/ui/icon'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { agreementLinks } from '@/widgets/consent/agreement-link'
import { AgreementRow } from '@/widgets/consent/agreement-row'
import { AgreementSheet } from '@/widgets/consent/agreement-sheet'
import { useConsent } from '@/widgets/consent/use-consent'
import type { Licence } from './fetch-licence'
import { messages } from './messages'
import { obstacleOf, pathsOf, SIDES, type Sides } from './side'
import { SideFrame } from './side-frame'
import { unsentSide } from './unsent-side'
import { useSide } from './use-side'
import './driver-licence.scss'

interface DriverLicenceProps {
  licence: Licence
  onReload: () => void
  onLeave: () => Promise<void>
}

/** What is told of a licence that was refused, or of which nobody knows whether it was saved. */
const failureOf = (error: unknown) => {
  const why = failureText(error)
  return isTransient(error)
    ? { title: messages.unknownTitle, text: messages.unknownText(why) }
    : { title: messages.submitFailed, text: why }
}

/** Both sides of the licence, to upload, replace and submit. */
export function DriverLicence({ licence, onReload, onLeave }: DriverLicenceProps) {
  const { userId, isKept, agreement } = licence
  const front = useSide(unsentSide(userId, 'front'), licence.sides.front)
  const back = useSide(unsentSide(userId, 'back'), licence.sides.back)
  const consent = useConsent()
  const agreements = agreementLinks([agreement])
  const sides: Sides = { front: front.side, back: back.side }
  const obstacle = obstacleOf(sides)

  const submit = async (): Promise<void> => {
    const paths = pathsOf(sides)
    if (paths === null) return
    const isStillHere = rememberPage()
    try {
      await updateDrivingLicense(paths, [{ id: agreement.id, version: agreement.version }])
    } catch (error) {
      if (isLoggedOut(error)) return
      await alertDialog(failureOf(error))
      const isOutdated = isRefusal(error, ErrorCode.agreementOutdated)
      if (isOutdated) consent.withdraw()
      if (isOutdated || isTransient(error)) onReload()
      return
    }
    freshenUser()
    for (const name of SIDES) unsentSide(userId, name).clear()
    showToast(messages.submitted)
    if (isStillHere()) await onLeave()
  }

  return (
    <PageShell
      nav={<NavBar title={messages.title} onBack={onLeave} />}
      foot={
        <StickyBar above={<AgreementRow {...consent.row} agreements={agreements} />}>
          <Button
            isDisabled={obstacle !== null}
            hint={obstacle ? messages.obstacles[obstacle] : undefined}
            onPress={consent.isAgreed ? submit : consent.ask}
          >
            {messages.submit}
          </Button>
        </StickyBar>
      }
      overlay={
        <AgreementSheet
          {...consent.sheet}
          agreements={agreements}
          onAgree={() => {
            consent.agree()
            return submit()
          }}
        />
      }
    >
      <View className="licence">
        <View className="licence__title" role="heading" aria-level="1">
          {isKept ? messages.heading.kept : messages.heading.upload}
        </View>
        <View className="licence__text">{messages.text}</View>
        <View className="licence__label">{messages.sides.front}</View>
        <SideFrame
          name="front"
          side={sides.front}
          onChoose={() => void front.choose()}
          onRetry={() => void front.retry()}
        />
        <View className="licence__label">{messages.sides.back}</View>
        <SideFrame
          name="back"
          side={sides.back}
          onChoose={() => void back.choose()}
          onRetry={() => void back.retry()}
        />
        <View className="licence__privacy">
          <Icon name="shield" size={16} />
          <View className="licence__privacy-text">{messages.privacy}</View>
        </View>
      </View>
    </PageShell>
  )
}
