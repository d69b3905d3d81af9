import { View } from '@tarojs/components'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { messages } from './messages'
import { stillWheels } from './read-selection'
import type { StageSelection } from './renderer/selection'
import './still-notice.scss'

interface StillNoticeProps {
  problem: 'failed' | 'unsupported'
  selection: StageSelection
  onRetry: () => void
}

/** Why there are only pictures, and what can be done about it. */
export function StillNotice({ problem, selection: { model, wheels }, onRetry }: StillNoticeProps) {
  const shown = stillWheels(model)
  return (
    <View className="still-notice" role="alert">
      <Notice>
        {shown === wheels ? messages[problem] : messages.onOtherWheels(messages[problem], messages.wheels[shown])}
      </Notice>
      {problem === 'failed' && (
        <Button kind="line" isSmall onPress={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
    </View>
  )
}
