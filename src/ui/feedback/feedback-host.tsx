import { Text, View } from '@tarojs/components'
import { FeedbackDialog } from './feedback-dialog'
import { useFeedback } from './store'
import './index.scss'

/** Draws toasts, layers and dialogs; `PageShell` holds it while its page is in front, or two would draw the same. */
export function FeedbackHost() {
  const { toast, dialogs, layers } = useFeedback()
  const dialog = dialogs[0]
  return (
    <View className="feedback">
      {/* Always there, because screen readers only announce changes inside a live region they know. */}
      <View className="feedback__notice" {...LIVE}>
        {toast && (
          <View className="toast">
            <Text>{toast.text}</Text>
          </View>
        )}
      </View>
      {layers.map((Layer, index) => (
        <Layer key={index} />
      ))}
      {dialog && <FeedbackDialog dialog={dialog} />}
    </View>
  )
}

const LIVE = { role: 'status', 'aria-live': 'polite' }
