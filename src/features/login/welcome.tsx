import { View } from '@tarojs/components'
import { BRAND } from '@/domain/brand'
import { canSharePhoneNumber } from '@/platform/phone-number'
import { staticUrl } from '@/services/environment'
import { useHasExpired } from '@/stores/session'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { Picture } from '@/ui/picture'
import { DemoBox } from './demo-box'
import { ConsentRow } from './consent-row'
import { GuestRow } from './guest-row'
import type { LoginSteps } from './login-steps'
import { messages } from './messages'
import { OneTapButton } from './one-tap-button'
import type { Consent } from '@/widgets/consent/use-consent'
import { useDemo } from './use-demo'
import type { OneTap } from './use-one-tap'
import './welcome.scss'

const NIGHT_PICTURE = '/static/img/login.webp'

interface WelcomeProps {
  steps: LoginSteps
  consent: Consent
  oneTap: OneTap
}

/** The ways in: with the phone's own number where the host app shares it, with a code by message, or as a guest. */
export function Welcome({ steps, consent, oneTap }: WelcomeProps) {
  const hasExpired = useHasExpired()
  const demo = useDemo()
  return (
    <View className="welcome">
      <View className="welcome__picture">
        <Picture src={staticUrl(NIGHT_PICTURE)} alt="" isEager />
      </View>
      {demo && <DemoBox demo={demo} />}
      <View className="welcome__panel">
        <ExtraIcon name="mark" size={36} />
        <View className="welcome__title" role="heading" aria-level="1">
          {messages.welcome(BRAND.name)}
        </View>
        <View className="welcome__text">{hasExpired ? messages.hasExpired : messages.welcomeText}</View>
        {oneTap.problem && (
          <View className="welcome__problem" role="alert">
            {oneTap.problem}
          </View>
        )}
        {canSharePhoneNumber && <OneTapButton consent={consent} oneTap={oneTap} />}
        <Button kind={canSharePhoneNumber ? 'ghost' : 'white'} onPress={steps.toPhone}>
          {canSharePhoneNumber ? messages.anotherNumber : messages.byPhone}
        </Button>
        {canSharePhoneNumber && <ConsentRow consent={consent} isOnMedia />}
        <GuestRow onGuest={() => void steps.toGuest()} isOnMedia />
      </View>
    </View>
  )
}
