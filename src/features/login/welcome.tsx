import { View } from '@tarojs/components'
import type { CSSProperties } from 'react'
import { BRAND } from '@/domain/brand'
import { canSharePhoneNumber } from '@/platform/phone-number'
import { staticUrl } from '@/services/environment'
import { useHasExpired } from '@/stores/session'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { DemoBox } from './demo-box'
import { DemoPeople } from './demo-people'
import { ConsentRow } from './consent-row'
import { GuestRow } from './guest-row'
import type { LoginSteps } from './login-steps'
import { messages } from './messages'
import { OneTapButton } from './one-tap-button'
import type { Consent } from '@/widgets/consent/use-consent'
import { useDemo } from './use-demo'
import type { DemoLogin } from './use-demo-login'
import type { Again } from './use-again'
import type { OneTap } from './use-one-tap'
import './welcome.scss'

/** A car at night, for phones and for windows with two columns. */
const nightPictures = () =>
  ({
    '--login-picture': `url("${staticUrl('/static/img/login.webp')}")`,
    '--login-wide-picture': `url("${staticUrl('/static/img/login-wide.webp')}")`,
  }) as CSSProperties

export interface WelcomeProps {
  steps: LoginSteps
  consent: Consent
  oneTap: OneTap
  again: Again
  demoLogin: DemoLogin
}

/** The ways in: with the phone's own number where the host app shares it, with a code by message, or as a guest. */
export function Welcome({ steps, consent, oneTap, again, demoLogin }: WelcomeProps) {
  const hasExpired = useHasExpired()
  const demo = useDemo()
  const people = demo?.people ?? []
  const problem = again.problem ?? oneTap.problem ?? demoLogin.problem
  return (
    <View className="welcome">
      <View className="welcome__picture" style={nightPictures()} />
      {demo && <DemoBox demo={demo} />}
      <View className="welcome__panel">
        <ExtraIcon name="mark" size={36} />
        <View className="welcome__title" role="heading" aria-level="1">
          {messages.welcome(BRAND.name)}
        </View>
        <View className="welcome__text">{hasExpired ? messages.hasExpired : messages.welcomeText}</View>
        {problem && (
          <View className="welcome__problem" role="alert">
            {problem}
          </View>
        )}
        {people.length > 0 && <DemoPeople people={people} onEnter={(person) => void demoLogin.enter(person)} />}
        {again.isOffered && (
          <Button
            kind="white"
            isLoading={again.isBusy}
            onPress={() => (consent.isAgreed ? void again.logIn() : consent.ask())}
          >
            {messages.again}
          </Button>
        )}
        {canSharePhoneNumber && !again.isOffered && <OneTapButton consent={consent} oneTap={oneTap} />}
        <Button kind={canSharePhoneNumber ? 'ghost' : 'white'} onPress={() => steps.toPhone(consent.isAgreed)}>
          {canSharePhoneNumber ? messages.anotherNumber : messages.byPhone}
        </Button>
        {(canSharePhoneNumber || people.length > 0) && <ConsentRow consent={consent} isOnMedia />}
        <GuestRow onGuest={() => void steps.toGuest()} isOnMedia />
      </View>
    </View>
  )
}
