import { View } from '@tarojs/components'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { messages } from './messages'
import './still-notice.scss'

interface StillNoticeProps {
  problem: 'failed' | 'unsupported'
  onRetry: () => void
}

/** Why there are only pictures, and what can be done about it. */
export function StillNotice({ problem, onRetry }: StillNoticeProps) {
  return (
    <View className="still-notice" role="alert">
      <Notice>{messages[problem]}</Notice>
      {problem === 'failed' && (
        <Button kind="line" isSmall onPress={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
    </View>
  )
}
