import { SignUpStatus } from '@/wire/enums/activity'
import type { Activity } from '@/wire/schemas/activity'
import { shortTime } from '@/domain/time/shanghai-time'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { StickyBar } from '@/ui/sticky-bar'
import { messages as states } from '@/widgets/activity-state/messages'
import { isFull } from '@/widgets/activity-state/state-word'
import { messages } from '../messages'
import { standingWord, type SignedUp } from '../standing'
import './activity-bar.scss'
import { SignUpCountdown } from './sign-up-countdown'

interface ActivityBarProps {
  activity: Activity
  onShare: () => void
  onSignUp: () => void
  onCode: () => void
}

/** Sharing, and the one thing that can be done now, or why there is none. */
export function ActivityBar({ activity, onShare, onSignUp, onCode }: ActivityBarProps) {
  const { registration } = activity
  return (
    <StickyBar above={registration === null && <SignUpCountdown activity={activity} />}>
      <Pressable className="activity-bar__share" label={messages.share} onPress={onShare}>
        <ExtraIcon name="share" />
      </Pressable>
      {registration === null ? (
        <SignUpButton activity={activity} onSignUp={onSignUp} />
      ) : (
        <OwnButton activity={{ ...activity, registration }} onCode={onCode} />
      )}
    </StickyBar>
  )
}

function SignUpButton({ activity, onSignUp }: Pick<ActivityBarProps, 'activity' | 'onSignUp'>) {
  const { signUpStatus, signUpStartTime, resultTime } = activity
  switch (signUpStatus) {
    case SignUpStatus.noSignUpTime:
      return (
        <Button isDisabled hint={messages.noSignUp}>
          {states.none}
        </Button>
      )
    case SignUpStatus.notStarted:
      return (
        <Button isDisabled hint={signUpStartTime === null ? undefined : messages.opens(shortTime(signUpStartTime))}>
          {messages.signUp}
        </Button>
      )
    case SignUpStatus.signingUp:
      return resultTime === null && isFull(activity) ? (
        <Button isDisabled>{states.full}</Button>
      ) : (
        <Button onPress={onSignUp}>{messages.signUp}</Button>
      )
    case SignUpStatus.ended:
      return <Button isDisabled>{states.ended}</Button>
    default:
      return signUpStatus satisfies never
  }
}

/** The code for the door; without one, the word of where it stands. */
function OwnButton({ activity, onCode }: { activity: SignedUp; onCode: () => void }) {
  if (activity.registration.code !== null) return <Button onPress={onCode}>{messages.checkInCode}</Button>
  return <Button isDisabled>{standingWord(activity)}</Button>
}
