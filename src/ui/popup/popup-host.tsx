import { Text, View } from '@tarojs/components'
import { PopupDialog } from './popup-dialog'
import { usePopups } from './store'
import './index.scss'

/** Draws toasts, layers and dialogs; `PageShell` holds it while its page is in front, or two would draw the same. */
export function PopupHost() {
  const { toast, dialogs, layers } = usePopups()
  const dialog = dialogs[0]
  return (
    <View className="popup">
      {/* Always there, because screen readers only announce changes inside a live region they know. */}
      <View className="popup__notice" {...LIVE}>
        {toast && (
          <View className="toast">
            <Text>{toast.text}</Text>
          </View>
        )}
      </View>
      {layers.map((Layer, index) => (
        <Layer key={index} />
      ))}
      {dialog && <PopupDialog dialog={dialog} />}
    </View>
  )
}

const LIVE = { role: 'status', 'aria-live': 'polite' }
