import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import { Icon } from '@/ui/icon'
import { PrivacyConsent } from '@/ui/privacy-consent'
import { Spinner } from '@/ui/spinner'
import { FeedbackDialog } from './feedback-dialog'
import { useIsFrontHost } from './front-host'
import { useFeedback } from './store'
import './index.scss'

/** Draws toasts, the loading notice, the consent and dialogs for the page that holds it; `PageShell` does. */
export function FeedbackHost() {
  const { toast, loading, dialogs } = useFeedback()
  const isFront = useIsFrontHost()
  if (!isFront) return null

  const dialog = dialogs[0]
  return (
    <View className="feedback">
      {/* Always there, because screen readers only announce changes inside a live region they know. */}
      <View className="feedback__notice" {...LIVE}>
        {loading !== null && (
          <View className="toast toast--square">
            <Spinner isLarge />
            <Text>{loading}</Text>
          </View>
        )}
        {loading === null && toast && (
          <View className={classNames('toast', toast.hasIcon && 'toast--square')}>
            {toast.hasIcon && <Icon name="check" size={36} />}
            <Text>{toast.text}</Text>
          </View>
        )}
      </View>
      <PrivacyConsent />
      {dialog && <FeedbackDialog dialog={dialog} />}
    </View>
  )
}

const LIVE = { role: 'status', 'aria-live': 'polite' }
