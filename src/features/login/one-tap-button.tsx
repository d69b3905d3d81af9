import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { messages } from './messages'
import type { Consent } from '@/widgets/consent/use-consent'
import type { OneTap } from './use-one-tap'

interface OneTapButtonProps {
  consent: Consent
  oneTap: OneTap
}

/** The host app's own button for the phone's number; before the agreements are accepted it only asks for that. */
export function OneTapButton({ consent, oneTap }: OneTapButtonProps) {
  const look = { kind: 'white', icon: <Icon name="phone" size={20} />, isLoading: oneTap.isBusy } as const
  if (!consent.isAgreed) {
    return (
      <Button {...look} onPress={consent.ask}>
        {messages.oneTap}
      </Button>
    )
  }
  return (
    <Button {...look} openType="getPhoneNumber" onOpenType={(detail) => void oneTap.logIn(detail)}>
      {messages.oneTap}
    </Button>
  )
}
