import { View } from '@tarojs/components'
import type { PaymentView } from '@/services/payment/payment-view'
import { Notice } from '@/ui/notice'
import { messages } from './messages'
import './pay-hint.scss'

/** What the shopper should know before paying: how the last try ended, or what the timer means. */
export function PayHint({ view, isPart }: { view: PaymentView; isPart: boolean }) {
  const { text, tone } = noticeOf(view, isPart)
  return (
    <View className="pay-hint" {...(tone === 'blue' ? {} : { role: 'alert' })}>
      <Notice tone={tone} icon={tone === 'blue' ? 'shield' : 'info'}>
        {text}
      </Notice>
    </View>
  )
}

const noticeOf = (view: PaymentView, isPart: boolean): { text: string; tone: 'blue' | 'orange' } => {
  if (view.status === 'failed') {
    return { text: messages.declined(view.attempt.failReason ?? messages.unknownReason), tone: 'orange' }
  }
  if (view.status === 'idle' && view.failure !== undefined) return { text: view.failure, tone: 'orange' }
  if (view.status === 'idle' && view.ended !== undefined) return { text: messages.ended[view.ended], tone: 'orange' }
  return { text: isPart ? messages.inParts : messages.held, tone: 'blue' }
}
